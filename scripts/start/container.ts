/**
 * The start of the mock in a container. From outside, the sandbox needs a token: without SANDBOX_TOKEN one is made for this run and
 * printed. A configured token is not printed, since logs are kept.
 */
import { randomBytes } from 'node:crypto'
import { readSecretFiles, readSettings } from '#mock/settings.ts'
import { describeStart, fetchPeople } from './announce.ts'

try {
  readSecretFiles(process.env)
  const isTokenNew = !process.env.SANDBOX_TOKEN
  process.env.SANDBOX_TOKEN ||= randomBytes(24).toString('hex')
  const { SANDBOX_TOKEN: token, PORTAL_ORIGIN: origin = 'http://127.0.0.1:4010' } = process.env
  const { port } = readSettings(process.env)
  await import('#mock/main.ts')
  console.log(
    describeStart(origin, await fetchPeople(`http://127.0.0.1:${port}`), false, isTokenNew ? token : undefined),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
