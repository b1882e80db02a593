import SimDialogue
import SimPolling
import SimText

extension Session {
  /// Goes back to before the last turn; false when there is none.
  package func undo() -> Bool { !turns.isEmpty && goBack(toTurn: turns.count - 1) }

  /// Goes back to after a turn, counted from 1; 0 is the beginning. No handler is called again.
  ///
  /// - Returns: false when there is no such turn, or the history isn't kept.
  package func goBack(toTurn number: Int) -> Bool {
    guard history.indices.contains(number) else { return number == turns.count }
    put(history[number])
    history.removeSubrange(number...)
    turns.removeSubrange(number...)
    return true
  }

  /// The branches of the conversation, in the order in which they began.
  package var branches: [Branch] {
    let current = Branch(name: branchName, turns: turns, isCurrent: true)
    return (otherBranches.map { Branch(name: $0.name, turns: $0.turns, isCurrent: false) } + [current])
      .sorted { order($0.name) < order($1.name) }
  }

  /// Switches to the branch of this name; where there is none, it is created as a copy of the current one, which is
  /// kept.
  ///
  /// No handler is called again: the conversation's value and the files of the apps' programs are put back.
  ///
  /// - Returns: whether the branch is new.
  @discardableResult
  package func fork(_ name: String) -> Bool {
    guard name != branchName else { return false }
    let kept = KeptBranch(name: branchName, moment: moment, turns: turns, history: history)
    let other = otherBranches.firstIndex { $0.name == name }.map { otherBranches.remove(at: $0) }
    otherBranches.append(kept)
    branchName = name
    guard let other else {
      branchNames.append(name)
      return true
    }
    put(other.moment)
    turns = other.turns
    history = other.history
    return false
  }

  private func order(_ name: String) -> Int { branchNames.firstIndex(of: name) ?? 0 }

  /// The state now. Waits until the apps' files are kept.
  private var moment: Moment {
    var files: [String: ProgramSnapshot] = [:]
    for (app, program) in programs {
      program.beginKeepingFiles()
      while files[app] == nil {
        if case .kept(let snapshot) = program.advance() { files[app] = snapshot } else { _ = Poll.wait(for: [program]) }
      }
    }
    return Moment(conversation: begun(), files: files, after: history.last)
  }

  func put(_ moment: Moment) {
    conversation = moment.conversation
    persistence?.keep(moment.conversation.shortcuts)
    for (app, files) in moment.files { programs[app]?.restore(files.wrappedValue) }
    unkeptFiles = moment.files.compactMap { app, kept in
      guard case .notKept(let reason) = kept.wrappedValue.files else { return nil }
      return UnkeptFiles(app: app, reason: UnkeptFiles.Reason(reason))
    }
  }
}
