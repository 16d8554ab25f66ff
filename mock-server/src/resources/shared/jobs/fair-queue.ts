type Task = () => Promise<unknown>

/**
 * Runs one task at a time. Owners take turns, so that the many tasks of one delay the first of another by one task at most, and neither
 * uses up the other's room. `maxOfOwner` and `maxTasks` count the tasks that wait or run.
 */
export class FairQueue {
  readonly #max: { readonly maxOfOwner: number; readonly maxTasks: number }
  /** Whose turn comes first is first. */
  readonly #waiting = new Map<string, Task[]>()
  readonly #counts = new Map<string, number>()
  #count = 0
  #isRunning = false

  constructor(max: { readonly maxOfOwner: number; readonly maxTasks: number }) {
    this.#max = max
  }

  hasRoom(owner: string): boolean {
    return this.#count < this.#max.maxTasks && (this.#counts.get(owner) ?? 0) < this.#max.maxOfOwner
  }

  run<Result>(owner: string, task: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#add(owner, 1)
    const waiting = this.#waiting.get(owner) ?? []
    waiting.push(async () => {
      try {
        resolve(await task())
      } catch (error) {
        reject(error)
      }
      this.#add(owner, -1)
    })
    this.#waiting.set(owner, waiting)
    if (!this.#isRunning) void this.#runAll()
    return promise
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    for (const [owner, tasks] of this.#waiting) {
      await tasks.shift()?.()
      // Set again at the end of the map: the loop comes back to it after those who came meanwhile.
      this.#waiting.delete(owner)
      if (tasks.length > 0) this.#waiting.set(owner, tasks)
    }
    this.#isRunning = false
  }

  #add(owner: string, tasks: number): void {
    this.#count += tasks
    const count = (this.#counts.get(owner) ?? 0) + tasks
    if (count > 0) this.#counts.set(owner, count)
    else this.#counts.delete(owner)
  }
}
