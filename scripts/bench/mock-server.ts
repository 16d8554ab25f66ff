/**
 * The mock as `npm start` runs it, except for the password hash: scrypt takes about 30 ms on purpose and would hide everything else that a
 * login does, and even a cheap hash goes through the thread pool. Here a hasher of the bench returns the key at once; looking up the
 * account and comparing keys remain. Writes are counted, but never refused for their number. CHECK_ANSWERS=off as in production.
 */
import { rateLimits } from '#generated/provider.rate-limits.ts'

Object.assign(rateLimits.write, { perMinute: Number.POSITIVE_INFINITY })
// The kernel copies the limits when it is imported.
const { buildApp, loadDocument } = await import('../../mock-server/src/app.ts')
const { provider } = await import('../../mock-server/src/provider.ts')
const { logInBy } = await import('../../mock-server/src/resources/login/login.handlers.ts')
const { PASSWORD_HASHES } = await import('../../mock-server/src/scenarios/people/password-hashes.ts')

/** Returns the key of the signed-in donor's hash for any password. */
const key = Buffer.from(PASSWORD_HASHES['p-10000001']?.split('$').at(-1) ?? '', 'base64url')
const real = provider(loadDocument())
const logIn = logInBy(async () => key)
const handlers = { ...real.handlers, logIn }

const app = buildApp({ ...real, handlers }, { checkAnswers: false, logLevel: 'silent' })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
