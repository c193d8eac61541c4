import XTesting

/// What each clock costs: ours in all states, and others.
struct ComparisonSection {
  let bench: Bench

  private var contenders: [Contender] {
    Contender.Face.allCases.flatMap { face in
      Contender.State.allCases.map { .ours($0, face, of: bench) }
    }
      + [
        .xclock(every: "1"), .xclock(every: "0.0167"), .buici, .cairo(), .cairo(isHidden: true),
      ].present
  }

  /// Which of ours is compared with whom.
  private let pairs: [(state: Contender.State, peer: Contender)] = [
    (.tick, .xclock(every: "1")), (.glide, .xclock(every: "0.0167")),
    (.sweep, .xclock(every: "0.0167")), (.hidden, .cairo(isHidden: true)),
  ]

  func measure() throws -> Section.Result {
    let contenders = contenders
    var medians: [Int: [String: Figures]] = [:]
    for side in [200, 400] {
      var figures: [String: [Figures]] = [:]
      for round in 1...bench.options.rounds {
        for contender in contenders {
          report("  \(side) px, round \(round): \(contender.name)")
          figures[contender.name, default: []].append(
            try figuresAlone(of: contender, side: side))
          // What is sent hardly differs from round to round.
          if round == 1 {
            figures[contender.name, default: []].append(
              [.bytes: try bytes(of: contender, side: side)])
          }
        }
      }
      medians[side] = figures.mapValues(\.medians)
    }
    let head = "\(bench.machine). Medians of rounds: \(bench.options.rounds), each of "
    return Section.Result(
      text: ([head + "\(bench.options.seconds) s."]
        + medians.sorted { $0.key < $1.key }.map { side, figures in
          "At \(side) pixels:\n\n"
            + table(of: contenders, figures, pairedWith: Contender.Face.allCases)
        }).joined(separator: "\n\n"),
      summary: table(
        of: contenders.filter { contender in
          !["image", "glide", "cairo-clock"].contains(where: contender.name.contains)
        }, medians[200] ?? [:], pairedWith: [.vector]))
  }

  /// All that can be told without a proxy.
  private func figuresAlone(of contender: Contender, side: Int) throws -> Figures {
    let server = try XServer(contender.company)
    let serverID = try server.processID
    let session = try Session(
      contender, side: side, of: bench, at: Appointment(in: 3.5, for: bench.options.seconds),
      on: server)
    let cost = try session.during {
      (client: Cost(of: session.process.processID), server: Cost(of: serverID))
    }
    let memory = Memory(of: session.process.processID)
    let seconds = Double(bench.options.seconds)
    return [
      .client: (cost.after.client.time - cost.before.client.time) / seconds,
      .server: (cost.after.server.time - cost.before.server.time) / seconds,
      .wakeUps: Double(cost.after.client.wakeUps - cost.before.client.wakeUps) / seconds,
      .resident: Double(memory.resident), .privateDirty: Double(memory.privateDirty),
      .firstPicture: session.firstPicture * 1e3,
    ]
  }

  /// The bytes that a clock sends in a second.
  private func bytes(of contender: Contender, side: Int) throws -> Double {
    let appointment = Appointment(in: 1.5, for: min(2, bench.options.seconds))
    let session = try Session(
      contender, side: side, of: bench, at: appointment, on: XServer(contender.company),
      isProxied: true)
    let bytes = try session.during { session.proxy?.traffic.counts.bytes ?? 0 }
    return Double(bytes.after - bytes.before) / Double(appointment.seconds)
  }

  private func table(
    of contenders: [Contender], _ figures: [String: Figures], pairedWith faces: [Contender.Face]
  ) -> String {
    var table = MarkdownTable("", Column.allCases.map(\.rawValue))
    for contender in contenders {
      let own = figures[contender.name] ?? [:]
      table.add(contender.name, Column.allCases.map { own[$0]?.figure ?? "" })
    }
    for face in faces {
      for (state, peer) in pairs {
        let name = Contender.ours(state, face, of: bench).name
        guard let ours = figures[name], let theirs = figures[peer.name],
          [name, peer.name].allSatisfy({ name in contenders.contains { $0.name == name } })
        else { continue }
        table.add(
          "**\(name) ÷ \(peer.name)**",
          Column.allCases.map { column in
            guard let our = ours[column], let their = theirs[column], their > 0 else { return "" }
            return "**\((our / their).figure)**"
          })
      }
    }
    return table.text
  }
}
