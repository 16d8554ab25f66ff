import { type ChildProcess, spawn } from 'node:child_process'
import { findFreePort } from '../process/find-free-port.ts'

const SECONDS_TO_START = 120

/** One real server over the shared database, as a balancer would have it behind itself. */
export class Replica {
  readonly origin: string
  readonly #child: ChildProcess
  #said = ''

  private constructor(main: string, port: number, database: string) {
    this.origin = `http://127.0.0.1:${port}`
    this.#child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-4_000)
    })
  }

  /** `main` as it was built, once it answers. Throws with its last words when it does not start. */
  static async start(main: string, database: string): Promise<Replica> {
    const replica = new Replica(main, await findFreePort(), database)
    const until = performance.now() + SECONDS_TO_START * 1000
    while (!(await replica.#answers())) {
      if (replica.#child.exitCode !== null || performance.now() > until)
        throw new Error(`The server did not start: ${replica.#said}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return replica
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    await ended
  }

  #answers(): Promise<boolean> {
    return fetch(`${this.origin}/sandbox/scenarios`).then(
      (response) => response.ok,
      () => false,
    )
  }
}
