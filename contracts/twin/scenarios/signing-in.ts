import type { TwinScenario } from '../scenario.ts'
import type { ScenarioRunner, TwinJson } from '../scenario-runner.ts'

const WRONG_TRIES = 6

/** People of the default scenario; the state of another backend returns its own. */
const people = {
  angelNumber: '10000001',
  email: 'jana@example.com',
  password: 'andel123',
  personalNumber: '2000001',
  birthDate: '1985-04-01',
  phoneId: 'phone-1',
}

export const known = (runner: ScenarioRunner, name: keyof typeof people): string =>
  String(runner.values[name] ?? people[name])

export const logIn = (
  runner: ScenarioRunner,
  username = known(runner, 'angelNumber'),
  password = known(runner, 'password'),
): Promise<TwinJson> => runner.post('/login', { username, password })

const recipient = (runner: ScenarioRunner) => ({
  personalNumber: known(runner, 'personalNumber'),
  birthDate: known(runner, 'birthDate'),
})

const verify = (runner: ScenarioRunner, transactionId: string, code: string) =>
  runner.post('/loginRecipient', { step: 'verify', transactionId, code })

/** Requests a code for the first phone; returns its transaction. */
async function requestCode(runner: ScenarioRunner): Promise<string> {
  const answer = await runner.post('/loginRecipient', {
    step: 'login',
    ...recipient(runner),
    phoneId: known(runner, 'phoneId'),
  })
  return runner.need(answer, 'Data', 'TransactionId')
}

export const signingIn: TwinScenario[] = [
  {
    name: 'wrong passwords up to the lock, and its end',
    given: 'the default scenario',
    run: async (runner) => {
      for (let tries = 0; tries < WRONG_TRIES; tries++)
        await logIn(runner, known(runner, 'angelNumber'), 'wrong-password')
      await logIn(runner)
      await logIn(runner, known(runner, 'email'))
      await runner.advance('PT14M50S')
      await logIn(runner)
      await runner.advance('PT10S')
      await logIn(runner)
    },
  },
  {
    name: 'wrong codes up to the lock, and a new code',
    given: 'a code sent to recipient 2000001',
    run: async (runner) => {
      const { transactionId, code, wrongCode } = runner.values
      for (let tries = 0; tries < WRONG_TRIES; tries++) await verify(runner, String(transactionId), String(wrongCode))
      await verify(runner, String(transactionId), String(code))
      const fresh = await requestCode(runner)
      runner.become(await verify(runner, fresh, await runner.code()))
      await runner.replay("read the recipient's record")
    },
  },
  {
    name: 'a code sent again ends the older one, and signs in once',
    given: 'the default scenario',
    run: async (runner) => {
      await runner.post('/loginRecipient', { step: 'validate', ...recipient(runner) })
      const older = await requestCode(runner)
      const code = await runner.code()
      const newer = await requestCode(runner)
      await verify(runner, older, code)
      const good = await runner.code()
      const signedIn = await verify(runner, newer, good)
      await verify(runner, newer, good)
      runner.become(signedIn)
      await runner.get('/recipientPhotos')
    },
  },
  {
    name: 'a code dies after fifteen minutes, and five are sent in that time',
    given: 'the default scenario',
    run: async (runner) => {
      const first = await requestCode(runner)
      const code = await runner.code()
      for (let sent = 1; sent < 5; sent++) await requestCode(runner)
      await runner.post('/loginRecipient', {
        step: 'login',
        ...recipient(runner),
        phoneId: known(runner, 'phoneId'),
      })
      await verify(runner, first, code)
      const newest = await runner.code()
      await runner.advance('PT15M')
      await verify(runner, first, newest)
      const last = await requestCode(runner)
      const lastCode = await runner.code()
      await runner.advance('PT15M')
      await verify(runner, last, lastCode)
    },
  },
  {
    name: 'a session, more time for it, and its end',
    given: 'the default scenario',
    run: async (runner) => {
      runner.become(await logIn(runner))
      await runner.replay('read the profile')
      const first = String(runner.values.token)
      const longer = await runner.post('/session/prolongation', null)
      await runner.advance('PT59M50S')
      await runner.replay('read the profile')
      runner.values.token = runner.need(longer, 'response', 'token')
      const later = await runner.post('/session/prolongation', null)
      await runner.advance('PT10S')
      runner.values.token = first
      await runner.replay('read the profile')
      runner.values.token = runner.need(later, 'response', 'token')
      await runner.replay('read the profile')
      await runner.delete('/session')
      await runner.replay('read the profile')
    },
  },
  {
    name: 'a session that is left is over at once',
    given: 'a signed-in donor',
    run: async (runner) => {
      await runner.replay('read the profile')
      await runner.delete('/session')
      await runner.get('/nps')
      await runner.delete('/session')
    },
  },
  {
    name: 'a forgotten password set by its link, once',
    given: 'a link to a new password',
    run: async (runner) => {
      const { resetToken } = runner.values
      await runner.post('/passwordReset/link', { resetToken })
      await logIn(runner)
      await runner.post('/passwordReset/password', { resetToken, password: 'nove-heslo-2026' })
      await runner.post('/passwordReset/link', { resetToken })
      await logIn(runner)
      await logIn(runner, known(runner, 'angelNumber'), 'nove-heslo-2026')
    },
  },
  {
    name: 'letters to who forgot a password, and the end of a link',
    given: 'a link to a new password',
    run: async (runner) => {
      for (const username of [known(runner, 'angelNumber'), 'nobody@example.com'])
        await runner.post('/passwordReset', { username })
      await runner.post('/passwordReset/link', { resetToken: runner.values.resetToken })
      const letters = await runner.letters()
      const link = letters.findLast((letter) => letter.link !== undefined)?.link
      const resetToken = link === undefined ? 'none-was-sent' : new URL(link).searchParams.get('odkaz')
      await runner.post('/passwordReset/link', { resetToken })
      await runner.advance('PT1H')
      await runner.post('/passwordReset/link', { resetToken })
    },
  },
]
