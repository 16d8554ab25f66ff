import { type BackendAnswer, malformed, RefusalError, refused, succeeded } from './answers.ts'
import { type BackendCall, checkFields, personCalling } from './call.ts'
import { LOCK_MS, type PersonRecord, TRIES } from './records.ts'
import { issueToken } from './tokens.ts'

export const ANONYMOUS = '11111111'
const MAX_USERNAME = 254
const MAX_PASSWORD = 200
const SESSION_MS = 3600 * 1000

/** POST /login. The lock is reported before the password is checked, so that guessing reveals nothing. */
export function logIn({ body, records, now }: BackendCall): BackendAnswer {
  checkFields(body, 'username', 'password')
  const { username, password } = body
  const isName = typeof username === 'string' && /\S/.test(username) && username.length <= MAX_USERNAME
  const isPassword = typeof password === 'string' && password !== '' && password.length <= MAX_PASSWORD
  if (!isName || !isPassword)
    throw new RefusalError(malformed(...(isName ? [] : ['username']), ...(isPassword ? [] : ['password'])))
  if (username === ANONYMOUS) return refused(401, 'anonymous-account')
  const person = records.people.find(({ number, email }) => number === username || email === username)
  if (!person) return refused(401, 'user-not-found')
  unlock(person, now)
  if (person.lockedUntil) return refused(423, 'account-locked', { lockedUntil: person.lockedUntil })
  if (person.password !== password) {
    person.wrongTries += 1
    if (person.wrongTries === TRIES) person.lockedUntil = new Date(now + LOCK_MS).toISOString()
    return refused(401, 'wrong-credentials')
  }
  person.wrongTries = 0
  const expires = now + SESSION_MS
  return succeeded({
    token: issueToken({ sub: person.id, scope: 'donor', exp: Math.floor(expires / 1000) }),
    expire: new Date(expires).toISOString(),
    scope: 'donor',
    personId: person.id,
    ...describe(person),
  })
}

/** An expired lock also resets the counter of wrong passwords. */
function unlock(person: PersonRecord, now: number): void {
  if (person.lockedUntil === undefined || now < Date.parse(person.lockedUntil)) return
  delete person.lockedUntil
  person.wrongTries = 0
}

/** GET /userProfile. */
export const getUserProfile = (call: BackendCall): BackendAnswer =>
  succeeded(describe(personCalling(call, { donor: false })))

function describe({ name, email, number, rating }: PersonRecord) {
  return {
    profile: { displayName: name, email, personalNumber: number, avatar: null, gender: 2 },
    profile_full: {
      IsCorporateAccount: false,
      DonorStatus: { Id: 1, Value: 'aktivní' },
      NPS: rating ?? { Value: null, Date: null },
      Documents: [{ Id: 'doc-2025', Created: '2026-02-02T07:00:00.000Z', Type: 'tax-certificate', Year: 2025 }],
      PreviousLogin: '2026-11-02T17:40:00.000Z',
      Images: [],
      RecipientStatusOfRequest: null,
      RecipientRequestStatus: null,
      RecipientStatus: null,
      Giving: {
        Since: '2024-03-12',
        LastPayment: {
          Amount: 500,
          Received: '2026-10-20',
          Redistributed: true,
          DistributionOn: '2026-11-02',
        },
        NextCharge: { Amount: 500, Date: '2026-11-20' },
      },
    },
  }
}
