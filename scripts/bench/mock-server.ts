/**
 * The mock as `npm start` runs it, except for the password hash: scrypt takes about 30 ms on purpose and would hide everything else that a
 * login does, and even a cheap hash goes through the thread pool. Here a hasher of the bench returns the key at once; looking up the
 * account and comparing keys remain. CHECK_ANSWERS=off as in production.
 */
import { buildApp, loadDocument } from '../../mock-server/src/app.ts'
import { provider } from '../../mock-server/src/provider.ts'
import { logInBy } from '../../mock-server/src/resources/login/login.handlers.ts'
import { PASSWORD_HASHES } from '../../mock-server/src/scenarios/password-hashes.ts'

/** Returns the key of the signed-in donor's hash for any password. */
const key = Buffer.from(PASSWORD_HASHES['p-10000001']?.split('$').at(-1) ?? '', 'base64url')
const real = provider(loadDocument())
const logIn = logInBy(async () => key)
const handlers = { ...real.handlers, logIn }

const app = buildApp({ ...real, handlers }, { checkAnswers: false, logLevel: 'silent' })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
