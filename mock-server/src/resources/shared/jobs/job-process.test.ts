import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BusyError } from '../../../kernel/busy-error.ts'
import type { TestJob } from '../../../testing/test-jobs.ts'
import { JobLostError, makeJobProcess } from './job-process.ts'

type Answered = { readonly pid: number; readonly atOnce: number; readonly bytes: Uint8Array }
const makeJobs = (limits = {}): ((job: TestJob, owner?: string) => Promise<Answered>) => {
  const run = makeJobProcess<Answered>(new URL('../../../testing/test-jobs.ts', import.meta.url), limits)
  return (job, owner = 'one') => run(owner, job)
}
const answer: TestJob = { do: 'answer', afterMs: 20 }

test('jobs run one at a time, in one other process', async () => {
  const run = makeJobs()
  const answers = await Promise.all([run(answer), run(answer), run(answer)])
  expect(answers.map(({ atOnce }) => atOnce)).toEqual([1, 1, 1])
  expect(answers[0]?.bytes).toEqual(new Uint8Array([1, 2]))
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  expect(answers[0]?.pid).not.toBe(process.pid)
})

test('one job more than may wait of an owner, or of all, is refused, and the next one is not', async () => {
  const run = makeJobs({ maxOfOwner: 2, maxJobs: 3 })
  const two = [run(answer), run(answer)]
  await expect(run(answer)).rejects.toThrow(BusyError)
  const third = run(answer, 'another')
  await expect(run(answer, 'third')).rejects.toThrow(BusyError)
  await Promise.all([...two, third])
  expect((await run(answer)).atOnce).toBe(1)
})

test('owners take turns: the job of one comes before all but one of the many jobs of another (rule 19.22)', async () => {
  const run = makeJobs()
  const order: string[] = []
  const owners = ['many', 'many', 'many', 'many', 'one', 'two']
  await Promise.all(owners.map((owner) => run({ do: 'answer' }, owner).then(() => order.push(owner))))
  expect(order).toEqual(['many', 'one', 'two', 'many', 'many', 'many'])
})

test('a job that fails, ends its process or takes too long is rejected, and the next one runs', async () => {
  const run = makeJobs({ deadlineMs: 1_000 })
  await expect(run({ do: 'throw' })).rejects.toThrow('The job failed')
  await expect(run({ do: 'exit' })).rejects.toThrow(JobLostError)
  await expect(run({ do: 'answer', afterMs: 60_000 })).rejects.toThrow(JobLostError)
  expect((await run(answer)).atOnce).toBe(1)
})

test('the process ends when it has had no job for a while', async () => {
  const run = makeJobs({ idleMs: 1 })
  const { pid } = await run(answer)
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  expect((await run(answer)).pid).not.toBe(pid)
})

test.each([
  ['waits', { do: 'answer', afterMs: 60_000 }],
  ['computes', { do: 'block', afterMs: 500 }],
] satisfies [string, TestJob][])('a process whose job %s ends with its server, also a killed one', async (_, job) => {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER, JSON.stringify(job)])
  const [output] = (await once(server.stdout, 'data')) as [Buffer]
  const pid = Number(output.toString())
  expect(isRunning(pid)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})

/** Prints the id of the process of its jobs once the job of its argument runs there. */
const SERVER = `
  import { makeJobProcess } from ${JSON.stringify(new URL('job-process.ts', import.meta.url))}
  const run = makeJobProcess(new URL(${JSON.stringify(new URL('../../../testing/test-jobs.ts', import.meta.url))}))
  const { pid } = await run('one', { do: 'answer' })
  run('one', JSON.parse(process.argv.at(-1)))
  setTimeout(() => console.log(pid), 100)
`

/** Not an ended process either whose exit was not read yet: the first process of a container may be slow to. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(existsSync('/proc') ? readFileSync(`/proc/${pid}/status`, 'utf8') : '')
  } catch {
    return false
  }
}
