import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { BusyError } from '../../../kernel/busy-error.ts'
import { fileOfProcess, type ProcessName } from '../../../kernel/lazy/lazy-import.ts'
import { FairQueue } from './fair-queue.ts'
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
