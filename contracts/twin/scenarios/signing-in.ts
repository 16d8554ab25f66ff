import type { Story } from '../story.ts'
import type { Json, Teller } from '../teller.ts'

const PETRA = { personalNumber: '2000001', birthDate: '1985-04-01' }
const WRONG_TRIES = 6

export const logIn = (teller: Teller, username = '10000001', password = 'andel123'): Promise<Json> =>
  teller.post('/login', { username, password })

const verify = (teller: Teller, transactionId: string, code: string) =>
  teller.post('/loginRecipient', { step: 'verify', transactionId, code })

/** Has a code sent to the first phone; answers with its transaction. */
async function askForCode(teller: Teller): Promise<string> {
  const answer = await teller.post('/loginRecipient', { step: 'login', ...PETRA, phoneId: 'phone-1' })
  return teller.need(answer, 'Data', 'TransactionId')
}

export const signingIn: Story[] = [
  {
    name: 'wrong passwords up to the lock, and its end',
    given: 'the default scenario',
    operations: ['logIn'],
    tell: async (teller) => {
      for (let tries = 0; tries < WRONG_TRIES; tries++) await logIn(teller, '10000001', 'andel124')
      await logIn(teller)
      await logIn(teller, 'jana@example.com')
      await teller.advance('PT14M50S')
      await logIn(teller)
      await teller.advance('PT10S')
      await logIn(teller)
    },
  },
  {
    name: 'wrong codes up to the lock, and a new code',
    given: 'a code sent to recipient 2000001',
    operations: ['logInRecipient', 'getRecipientProfile'],
    tell: async (teller) => {
      const { transactionId, code, wrongCode } = teller.values
      for (let tries = 0; tries < WRONG_TRIES; tries++) await verify(teller, String(transactionId), String(wrongCode))
      await verify(teller, String(transactionId), String(code))
      const fresh = await askForCode(teller)
      teller.become(await verify(teller, fresh, await teller.code()))
      await teller.replay("read the recipient's record")
    },
  },
  {
    name: 'a code sent again ends the older one, and works once',
    given: 'the default scenario',
    operations: ['logInRecipient', 'getRecipientPhotos'],
    tell: async (teller) => {
      await teller.post('/loginRecipient', { step: 'validate', ...PETRA })
      const older = await askForCode(teller)
      const code = await teller.code()
      const newer = await askForCode(teller)
      await verify(teller, older, code)
      const good = await teller.code()
      const signedIn = await verify(teller, newer, good)
      await verify(teller, newer, good)
      teller.become(signedIn)
      await teller.get('/recipientPhotos')
    },
  },
  {
    name: 'a code dies after fifteen minutes, and five are sent in that time',
    given: 'the default scenario',
    operations: ['logInRecipient'],
    tell: async (teller) => {
      const first = await askForCode(teller)
      const code = await teller.code()
      for (let sent = 1; sent < 5; sent++) await askForCode(teller)
      await teller.post('/loginRecipient', { step: 'login', ...PETRA, phoneId: 'phone-1' })
      await verify(teller, first, code)
      const newest = await teller.code()
      await teller.advance('PT15M')
      await verify(teller, first, newest)
      const last = await askForCode(teller)
      const lastCode = await teller.code()
      await teller.advance('PT15M')
      await verify(teller, last, lastCode)
    },
  },
  {
    name: 'a session, more time for it, and its end',
    given: 'the default scenario',
    operations: ['logIn', 'getUserProfile', 'prolongSession', 'endSession'],
    tell: async (teller) => {
      teller.become(await logIn(teller))
      await teller.replay('read the profile')
      const first = String(teller.values.token)
      const longer = await teller.post('/session/prolongation', null)
      await teller.advance('PT59M50S')
      await teller.replay('read the profile')
      teller.values.token = teller.need(longer, 'response', 'token')
      const later = await teller.post('/session/prolongation', null)
      await teller.advance('PT10S')
      teller.values.token = first
      await teller.replay('read the profile')
      teller.values.token = teller.need(later, 'response', 'token')
      await teller.replay('read the profile')
      await teller.delete('/session')
      await teller.replay('read the profile')
    },
  },
  {
    name: 'a session that is left is over at once',
    given: 'a signed-in donor',
    operations: ['getUserProfile', 'endSession', 'getNps'],
    tell: async (teller) => {
      await teller.replay('read the profile')
      await teller.delete('/session')
      await teller.get('/nps')
      await teller.delete('/session')
    },
  },
  {
    name: 'a forgotten password set by its link, once',
    given: 'a link to a new password',
    operations: ['checkPasswordReset', 'resetPassword', 'logIn'],
    tell: async (teller) => {
      const { resetToken } = teller.values
      await teller.post('/passwordReset/link', { resetToken })
      await logIn(teller)
      await teller.post('/passwordReset/password', { resetToken, password: 'nove-heslo-2026' })
      await teller.post('/passwordReset/link', { resetToken })
      await logIn(teller)
      await logIn(teller, '10000001', 'nove-heslo-2026')
    },
  },
  {
    name: 'letters to who forgot a password, and the end of a link',
    given: 'a link to a new password',
    operations: ['requestPasswordReset', 'checkPasswordReset'],
    tell: async (teller) => {
      for (const username of ['10000001', 'nobody@example.com']) await teller.post('/passwordReset', { username })
      await teller.post('/passwordReset/link', { resetToken: teller.values.resetToken })
      const letters = await teller.letters()
      const link = letters.findLast((letter) => letter.link !== undefined)?.link
      const resetToken = link === undefined ? 'none-was-sent' : new URL(link).searchParams.get('odkaz')
      await teller.post('/passwordReset/link', { resetToken })
      await teller.advance('PT1H')
      await teller.post('/passwordReset/link', { resetToken })
    },
  },
]
