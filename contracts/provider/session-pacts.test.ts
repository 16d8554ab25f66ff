import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runHere } from '../run-command.ts'
import { readTarget } from '../target.ts'
import { verifyCommand } from './verify.ts'

const FOLDER = 'contracts/session-pacts'
const { origin, api } = readTarget()
const provider = ['--provider', api, '--states', `${origin}/sandbox/provider-states`]
const verify = (...args: string[]) => runHere(verifyCommand, [...args, ...provider])

test.each(readdirSync(FOLDER))('the mock fulfils the recorded session %s', async (name) => {
  const { code, output } = await verify('--pacts', `${FOLDER}/${name}`)
  expect(output).toMatch(/^1 passed, 0 failed$/m)
  expect(code).toBe(0)
})

test('a file that is not a pact is reported in one line with exit code 2', async () => {
  const { code, errors } = await verify('--pacts', 'contracts/README.md')
  expect(errors).toMatch(/^contracts\/README\.md is no Pact file with interactions: .*\n$/)
  expect(code).toBe(2)
})
