import { expect, test } from 'vitest'
import { withErrors } from './partner/seeded-faults.ts'
import { startPartner } from './partner/server.ts'
import { runCommand } from './run-command.ts'
import { requireTarget } from './scenarios/require-target.ts'

/** Runs the scenarios of one file against a backend of a partner, by the command that contracts/README.md documents. */
async function runScenarios(env: { API_BASE: string; API_STATES: string }) {
  const which = ['--config', 'contracts/vitest.config.ts', '--project', 'scenarios', '--no-file-parallelism']
  const { code, output, errors } = await runCommand(
    '../node_modules/vitest/vitest.mjs',
    ['run', ...which, '--reporter=verbose', 'nps'],
    { SANDBOX_ORIGIN: '', PRISM_ORIGIN: '', ...env },
  )
  const marked = (mark: string) =>
    output.split('\n').flatMap((line) => (line.trim().startsWith(mark) ? [line.split(' > ').slice(2).join(' > ')] : []))
  return { code, printed: output + errors, red: marked('×'), green: marked('✓'), skipped: marked('↓') }
}

test('the scenarios pass on an example backend without errors', async () => {
  const { api, states, close } = await startPartner()
  const { code, red } = await runScenarios({ API_BASE: api, API_STATES: states })
  await close()
  expect(red).toEqual([])
  expect(code).toBe(0)
})

test('with seeded errors only the scenarios that meet one fail, and those that need a clock are skipped', async () => {
  const { api, states, close } = await startPartner(0, withErrors)
  const { code, red, green, skipped, printed } = await runScenarios({ API_BASE: api, API_STATES: states })
  await close()
  expect(red).toEqual([
    expect.stringContaining('signs in by e-mail as well'),
    expect.stringContaining(
      'a second vote within a minute is refused with the end of the lock, and the first one stays',
    ),
  ])
  expect(printed).toMatch(/^-\s+"lockedUntil": "/m)
  expect(green).not.toEqual([])
  expect(skipped).not.toEqual([])
  for (const line of skipped) expect(line).toContain('[needs the control plane: PATCH /sandbox/worlds/{world}/clock]')
  expect(code).toBe(1)
})

test('a backend that does not answer is reported in one sentence with exit code 2', async () => {
  const { api, states, close } = await startPartner()
  await close()
  const { code, printed } = await runScenarios({ API_BASE: api, API_STATES: states })
  expect(printed).toContain(`Your backend (API_BASE) does not answer at ${api}: nothing listens there`)
  expect(printed).not.toMatch(/\n\s+(at|❯) /)
  expect(code).toBe(2)
})

test('a missing provider-state address is reported in one sentence', async () => {
  const { api, close } = await startPartner()
  const nowhere = await startPartner()
  await nowhere.close()
  const required = requireTarget({ api, states: undefined, origin: new URL(nowhere.api).origin })
  await expect(required).rejects.toThrow('Set API_STATES to the address of your provider states')
  await close()
})
