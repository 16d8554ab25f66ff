import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** How long a server may take to close before it is killed, so that a slow request does not hold up a saved file. */
const GRACE_MS = 2_000

/** A Node program that can be started again. One that ends by itself stays ended until the next restart. */
export class Restartable {
  readonly #name: string
  readonly #args: readonly string[]
  readonly #env: Readonly<Record<string, string | undefined>>
  #child: ChildProcess | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(name: string, args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
    this.#name = name
    this.#args = args
    this.#env = env
  }

  /** Ends the running process, if any, and starts the next one after it. */
  restart(): Promise<void> {
    return this.#afterLast(async () => {
      await this.#end()
      this.#child = spawn(process.execPath, this.#args, { env: this.#env, stdio: 'inherit' })
      this.#child.once('exit', (code) => {
        if (code) console.error(`${this.#name} ended with code ${code}. It starts again when a file changes.`)
      })
    })
  }

  stop(): Promise<void> {
    return this.#afterLast(() => this.#end())
  }

  #afterLast(step: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(step)
    return this.#last
  }

  async #end() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const deadline = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    await ended
    clearTimeout(deadline)
  }
}
