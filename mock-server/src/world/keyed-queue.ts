/** Runs tasks of one name one after another, in the order of their arrival. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(task)
    // The next task runs even if this one failed.
    const forget = () => this.#forget(name, ended)
    const ended: Promise<void> = turn.then(forget, forget)
    this.#last.set(name, ended)
    return turn
  }

  #forget(name: string, ended: Promise<unknown>): void {
    if (this.#last.get(name) === ended) this.#last.delete(name)
  }
}
