import SimCatalog
import SimExtensionWire
import SimText
import Testing

struct WireCodecTests {
  @Test func everyRequestComesBackAsItWas() throws {
    var values = RandomValues(seed: 1)
    for _ in 0..<3000 {
      let request = values.request()
      #expect(try WireCodec.decodeRequest(WireCodec.encode(request)) == request)
    }
  }

  @Test func everyReplyComesBackAsItWas() throws {
    var values = RandomValues(seed: 2)
    for _ in 0..<3000 {
      let reply = values.reply()
      #expect(try WireCodec.decodeReply(WireCodec.encode(reply)) == reply)
    }
  }

  @Test func aMessageIsOneLine() {
    var values = RandomValues(seed: 3)
    for _ in 0..<1000 {
      let line = WireCodec.encode(values.reply())
      #expect(line.firstIndex { $0 < 0x20 } == line.count - 1)
      #expect(line.last == UInt8(ascii: "\n"))
    }
  }

  @Test func brokenBytesAreErrorsAndNeverTrap() {
    var values = RandomValues(seed: 4)
    var errors = 0
    for _ in 0..<6000 {
      do throws(WireError) {
        _ = try WireCodec.decodeReply(values.mutated(WireCodec.encode(values.reply())))
      } catch {
        errors += 1
        #expect(!error.description.isEmpty)
      }
      do throws(WireError) {
        _ = try WireCodec.decodeRequest(values.mutated(WireCodec.encode(values.request())))
      } catch {
        errors += 1
      }
    }
    #expect(errors > 3000)
  }

  @Test func noiseIsAnError() {
    var numbers = SeededNumbers(seed: 5)
    for length in 0..<2000 {
      let noise = (0..<length % 64).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
      #expect(throws: WireError.self) { try WireCodec.decodeReply(noise) }
    }
  }

  @Test func aNotANumberStaysOne() throws {
    let reply = WireReply.handler(HandlerAnswer(outcome: .resolved([.success(.double(.nan))])))
    guard case .handler(let answer) = try WireCodec.decodeReply(WireCodec.encode(reply)),
      case .resolved(let results) = answer.outcome, case .success(.double(let number)) = results.first
    else {
      Issue.record("not the same reply")
      return
    }
    #expect(number.isNaN)
  }

  @Test(arguments: [
    (#"{"setDefault":{"key":"k"}}"#, "'value' is missing"),
    (#"{"setDefault":{"key":1,"value":"v"}}"#, "expected a string, not a number at key"),
    (#"{"sing":{}}"#, "there is no request 'sing'"),
    (
      #"{"call":{"intent":{"name":"I","parameters":[{"name":"p","value":{"list":[{"place":3}]}}]},"method":"handle"}}"#,
      "expected an object, not a number at intent.parameters.0.value.0"
    ),
    (#"{"ping":{},"launch":{}}"#, "expected an object of one member, not of 2"),
    (#"["ping"]"#, "expected a string or an object, not an array"),
    (#""ping"#, "expected '\"', the text ends (byte 5)"),
    ("", "expected a value, the text ends (byte 0)"),
  ])
  func anErrorSaysWhatWasReadAndWhatWasExpected(line: String, message: String) {
    do throws(WireError) {
      _ = try WireCodec.decodeRequest(Array(line.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func unknownKeysArePassedOver() throws {
    let line = #"{"setDefault":{"since":"later","key":"k","value":"v","more":[1,{"x":null}]}}"#
    #expect(try WireCodec.decodeRequest(Array(line.utf8)) == .setDefault(key: "k", value: "v"))
  }
}
