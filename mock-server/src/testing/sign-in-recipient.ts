import type { TestApp } from './test-app.ts'

/** Signs a family in by the code of its SMS, as a user does; returns headers for its calls in the world `id`. */
export async function signInRecipient(app: TestApp, id: string, personalNumber = '2000001', birthDate = '1985-04-01') {
  const step = async (payload: object) =>
    (await app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload })).json()
  const { Data } = await step({ step: 'login', personalNumber, birthDate, phoneId: 'phone-1' })
  const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages?channel=sms`)).json()
  const { response } = await step({ step: 'verify', transactionId: Data.TransactionId, code: messages.at(-1).code })
  return { authorization: response.token as string, uid: response.personId as string }
}
