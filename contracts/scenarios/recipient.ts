import type { ScenarioAnswer, ScenarioCaller } from './caller.ts'
import type { ScenarioWorld } from './world.ts'

export type RecipientLogin = { personalNumber: string; birthDate: string }

export const petra: RecipientLogin = { personalNumber: '2000001', birthDate: '1985-04-01' }

/** Step 1: requests the phones. */
export const requestPhones = (caller: ScenarioCaller, recipient: RecipientLogin): Promise<ScenarioAnswer> =>
  caller.post('/loginRecipient', { step: 'validate', ...recipient })

/** Step 2: requests a code for a phone. */
export const requestCode = (
  caller: ScenarioCaller,
  recipient: RecipientLogin,
  phoneId = 'phone-1',
): Promise<ScenarioAnswer> => caller.post('/loginRecipient', { step: 'login', ...recipient, phoneId })

/** Step 3: sends the code. */
export const verify = (caller: ScenarioCaller, transactionId: string, code: string): Promise<ScenarioAnswer> =>
  caller.post('/loginRecipient', { step: 'verify', transactionId, code })

/** Steps 1 and 2; returns the code of the SMS. */
export async function receiveCode(
  world: ScenarioWorld,
  recipient = petra,
): Promise<{ transactionId: string; code: string }> {
  const { Data, error } = await requestCode(world.visitor(), recipient)
  if (Data === undefined) throw new Error(`No code was sent: ${error}`)
  return { transactionId: (Data as { TransactionId: string }).TransactionId, code: await world.lastCode() }
}

/** All three steps. */
export async function signInRecipient(world: ScenarioWorld, recipient = petra): Promise<ScenarioCaller> {
  const { transactionId, code } = await receiveCode(world, recipient)
  const { response, error } = await verify(world.visitor(), transactionId, code)
  if (response === undefined) throw new Error(`${recipient.personalNumber} was refused: ${error}`)
  return world.caller(response as { token: string; personId: string })
}
