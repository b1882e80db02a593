import SimPhrases

/// The buffers that a sentence is matched in; the next sentence reuses them.
struct MatchingWorkspace: Sendable {
  /// The network's states that have been built so far.
  var states: NetworkStates
  var chart: Chart
}

extension Knowledge {
  /// Takes a workspace out of the pools; `giveBack` returns it, with the states that were added.
  func takeWorkspace() -> MatchingWorkspace {
    MatchingWorkspace(states: network.takeStates(), chart: charts.take() ?? Chart())
  }

  /// Returns a workspace that a sentence no longer needs.
  func giveBack(_ workspace: consuming MatchingWorkspace) {
    if workspace.chart.isWorthKeeping { charts.put(workspace.chart) }
    network.giveBack(workspace.states)
  }
}
