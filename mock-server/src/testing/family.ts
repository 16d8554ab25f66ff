import { callerIn } from './person.ts'
import { openWorld, type TestApp } from './test-app.ts'

type Person = { readonly personalNumber: string; readonly birthDate: string }
/** The world to use, or the start of a new one. */
type WorldChoice = { readonly id?: string; readonly now?: string }
const PETRA: Person = { personalNumber: '2000001', birthDate: '1985-04-01' }

/** A family signed in by its code to a world of its own. */
export const signedInFamily = async (
  app: TestApp,
  { personalNumber, birthDate } = PETRA,
  options: WorldChoice = {},
) => {
  const id = options.id ?? (await openWorld(app, options)).id
  const family = callerIn(app, id, await signInRecipient(app, id, personalNumber, birthDate))
  return {
    ...family,
    /** Reads the record again. */
    record: async () => (await family.get('recipientProfile?t=2026-11-10T09:00:00.000Z')).response.Recipient,
    /** Without the code of the sign-in. */
    letters: async () => (await family.messages()).filter(({ code }) => code === undefined),
    trigger: (kind: string, detail: object = {}) => family.trigger(kind, { person: personalNumber, ...detail }),
  }
}

/** Signs a family in by the code of its SMS, as a user does; returns headers for its calls in the world `id`. */
export async function signInRecipient(app: TestApp, id: string, personalNumber = '2000001', birthDate = '1985-04-01') {
  const step = async (payload: object) =>
    (await app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload })).json()
  const { Data } = await step({ step: 'login', personalNumber, birthDate, phoneId: 'phone-1' })
  const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages?channel=sms`)).json()
  const { response } = await step({ step: 'verify', transactionId: Data.TransactionId, code: messages.at(-1).code })
  return { authorization: response.token as string, uid: response.personId as string }
}
