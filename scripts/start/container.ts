/**
 * The start of the mock in a container. From outside, the sandbox needs a token: without SANDBOX_TOKEN one is made for this run and
 * printed. A configured token is not printed, since logs are kept.
 */
import { randomBytes } from 'node:crypto'
import { scenarios } from '#mock/scenarios/scenarios.ts'
import { readSecretFiles } from '#mock/settings.ts'
import { describeStart } from './announce.ts'

try {
  readSecretFiles(process.env)
  const isTokenNew = !process.env.SANDBOX_TOKEN
  process.env.SANDBOX_TOKEN ||= randomBytes(24).toString('hex')
  const { SANDBOX_TOKEN: token, PORTAL_ORIGIN: origin = 'http://127.0.0.1:4010' } = process.env
  await import('#mock/main.ts')
  const [{ people } = { people: [] }] = scenarios
  console.log(describeStart(origin, people, false, isTokenNew ? token : undefined))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
