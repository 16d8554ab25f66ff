import { setTimeout } from 'node:timers/promises'
import { runJobs } from '../resources/shared/jobs/run-jobs.ts'

/** A job of the tests: what its process does with it. */
export type TestJob = { readonly do: 'answer' | 'throw' | 'exit' | 'block'; readonly afterMs?: number }

let running = 0
runJobs(async (job: TestJob) => {
  running += 1
  // As the drawing of a PDF: nothing else is noticed meanwhile.
  const blockedUntil = performance.now() + (job.do === 'block' ? (job.afterMs ?? 0) : 0)
  while (performance.now() < blockedUntil);
  await setTimeout(job.afterMs ?? 0)
  if (job.do === 'exit') process.exit(1)
  if (job.do === 'throw') throw new Error('The job failed')
  const atOnce = running
  running -= 1
  return { pid: process.pid, atOnce, bytes: new Uint8Array([1, 2]) }
})
