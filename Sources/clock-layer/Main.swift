import Glibc

/// The helper: a request on standard input, its answer on standard output.
@main
enum Main {
  static func main() {
    ResourceLimits.apply()
    let request: Request
    do throws(LayerError) {
      request = try Request(reading: STDIN_FILENO)
    } catch {
      exit(1)
    }
    let studio = Studio(request)
    let isAnswered =
      Supervisor(requests: request.items.count) { index, cautious in
        studio.answer(to: request.items[index], cautious: cautious)
      } failure: { index, reason in
        Answer.error(request.items[index], LayerError(reason, about: request.items[index].subject))
      }.run()
    exit(isAnswered && Output.write(Answer.done) ? 0 : 1)
  }
}
