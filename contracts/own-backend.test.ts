import { expect, test } from 'vitest'
import { startPartner } from './partner/server.ts'
import { withErrors } from './partner/slips.ts'
import { runCommand } from './run-command.ts'

/** The scenarios of one file against a backend of a partner, by the command that contracts/README.md gives. */
async function runScenarios(env: { API_BASE: string; API_STATES?: string; SANDBOX_ORIGIN?: string }) {
  const which = ['--config', 'contracts/vitest.config.ts', '--project', 'scenarios', '--no-file-parallelism']
  const { code, output, errors } = await runCommand(
    '../node_modules/vitest/vitest.mjs',
    ['run', ...which, '--reporter=verbose', 'donor-rates'],
    { API_STATES: '', SANDBOX_ORIGIN: '', ...env },
  )
  const marked = (mark: string) =>
    output.split('\n').flatMap((line) => (line.trim().startsWith(mark) ? [line.split(' > ').slice(2).join(' > ')] : []))
  return { code, said: output + errors, red: marked('×'), skipped: marked('↓') }
}

test('the scenarios are green on an example backend, and what needs a clock is skipped and says so', async () => {
  const { api, states, close } = await startPartner()
  const { code, red, skipped } = await runScenarios({ API_BASE: api, API_STATES: states })
  await close()
  expect(red).toEqual([])
  expect(skipped).toHaveLength(5)
  for (const line of skipped) expect(line).toContain('[needs the control plane: PATCH /sandbox/worlds/{world}/clock]')
  expect(code).toBe(0)
})

test('of its three planted errors those two are red that the stories meet', async () => {
  const { api, states, close } = await startPartner(0, withErrors)
  const { code, red, said } = await runScenarios({ API_BASE: api, API_STATES: states })
  await close()
  expect(red).toEqual([
    expect.stringContaining('signs in by e-mail as well'),
    expect.stringContaining('is told until when the vote is locked, and the first one stays'),
  ])
  expect(said).toMatch(/^-\s+"lockedUntil": "/m)
  expect(code).toBe(1)
})

test('a backend that does not answer, or a state address that is not named, is one sentence', async () => {
  const { api, states, close } = await startPartner()
  const nowhere = await startPartner()
  await nowhere.close()
  const alone = await runScenarios({ API_BASE: api, SANDBOX_ORIGIN: new URL(nowhere.api).origin })
  await close()
  const gone = await runScenarios({ API_BASE: api, API_STATES: states })
  expect(alone.said).toContain('set API_STATES to the address of your provider states')
  expect(gone.said).toContain(`Your backend (API_BASE) does not answer at ${api}: nothing listens there`)
  for (const { code, said } of [alone, gone]) {
    expect(said).not.toMatch(/\n\s+(at|❯) /)
    expect(code).toBe(2)
  }
})
