import SimPhrases

/// The buffers that a sentence is matched in; the next sentence uses them again.
struct MatchingWorkspace: Sendable {
  /// The network's states that have been made so far.
  var states: NetworkStates
  var chart: Chart
}

extension Knowledge {
  /// Takes a workspace; `giveBack` puts it, and what was made since, where the next sentence finds it.
  func takeWorkspace() -> MatchingWorkspace {
    MatchingWorkspace(states: network.takeStates(), chart: charts.take() ?? Chart())
  }

  /// Takes back a workspace that a sentence no longer needs.
  func giveBack(_ workspace: consuming MatchingWorkspace) {
    if workspace.chart.isWorthKeeping { charts.put(workspace.chart) }
    network.giveBack(workspace.states)
  }
}
