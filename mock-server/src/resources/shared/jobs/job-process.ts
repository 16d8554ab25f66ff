import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { BusyError } from '../../../kernel/busy-error.ts'
import { fileOfProcess, type ProcessName } from '../../../kernel/lazy/lazy-import.ts'
import type { JobReply } from './run-jobs.ts'

type Limits = {
  /** Jobs of one owner and of all that wait or run at once; one more is refused with `BusyError`. */
  readonly maxOfOwner?: number
  readonly maxJobs?: number
  /** A job that takes longer ends with its process. */
  readonly deadlineMs?: number
  /** The process ends when it had no job for so long. */
  readonly idleMs?: number
}

/** The process ended before the job did. */
export class JobLostError extends Error {
  override name = 'JobLostError'
}

/**
 * Runs jobs one at a time in a process of their own: they take neither the event loop nor the thread pool of the server, and their
 * memory is freed with the process. It starts with the first job. The file of `name` calls `runJobs`. The owners of jobs take turns.
 */
export function makeJobProcess<Result>(
  name: ProcessName | URL,
  { maxOfOwner = 16, maxJobs = 64, deadlineMs = 60_000, idleMs = 10_000 }: Limits = {},
): (owner: string, job: object) => Promise<Result> {
  const queue = new FairQueue({ maxOfOwner, maxTasks: maxJobs })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  return async (owner, job) => {
    if (!queue.hasRoom(owner)) throw new BusyError('Too many jobs wait already')
    return queue.run(owner, () => runAlone(job))
  }

  async function runAlone(job: object): Promise<Result> {
    clearTimeout(idle)
    const own = child?.connected ? child : await start()
    keepServerRunning(own, true)
    const deadline = setTimeout(() => own.kill('SIGKILL'), deadlineMs)
    try {
      own.send(job)
      const { result, error } = await nextReply<Result>(own)
      if (error !== undefined) throw new Error(error)
      return result as Result
    } catch (error) {
      if (error instanceof JobLostError) child = undefined
      throw error
    } finally {
      clearTimeout(deadline)
      keepServerRunning(own, false)
      idle = setTimeout(() => own.connected && own.disconnect(), idleMs).unref()
    }
  }

  async function start(): Promise<ChildProcess> {
    const file = name instanceof URL ? name : fileOfProcess(name)
    // An import would delay the start of the server.
    const { fork } = process.getBuiltinModule('node:child_process')
    // Without the flags of the server: a debugger would wait in each process.
    const started = fork(file, { serialization: 'advanced', execArgv: [] })
    await nextReply(started)
    child = started
    return started
  }
}

/** The next message of the process; rejects with `JobLostError` when it ends first. */
async function nextReply<Result>(child: ChildProcess): Promise<JobReply<Result>> {
  const over = new AbortController()
  const { signal } = over
  try {
    const lost = once(child, 'exit', { signal }).then(() => Promise.reject(new JobLostError('The process ended')))
    const reply = once(child, 'message', { signal }) as Promise<[JobReply<Result>]>
    const [message] = await Promise.race([reply, lost])
    return message
  } finally {
    over.abort()
  }
}

function keepServerRunning(child: ChildProcess, keeps: boolean): void {
  child[keeps ? 'ref' : 'unref']()
  child.channel?.[keeps ? 'ref' : 'unref']()
}

type Task = () => Promise<unknown>

/**
 * Runs one task at a time. Owners take turns, so that the many tasks of one delay the first of another by one task at most, and neither
 * uses up the other's room. `maxOfOwner` and `maxTasks` count the tasks that wait or run.
 */
class FairQueue {
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
