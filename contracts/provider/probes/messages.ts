import { isSuccess } from './probe.ts'
import type { Sequence } from './sequence.ts'

/** Operations whose success always sends a message, by e-mail or SMS, with the most that the contract lets one call send. */
export const SENT_MESSAGES: ReadonlyMap<string, number> = new Map([
  ['sendEmailForm', 1],
  ['requestConfirmationCode', 1],
  ['reportMissingPayment', Infinity],
  ['requestEmailChange', Infinity],
])

/** No operation reads messages: a state may answer its teardown with how many were sent since it was set up. */
export const sentMessages = (most: number): Sequence => ({
  cause: 'the messages of a call that was sent twice with one key',
  run: async ({ valid, send, end }) => {
    if (!isSuccess(await send(valid))) return undefined
    await send(valid)
    const { messages } = await end()
    if (messages === undefined || (Number(messages) >= 1 && Number(messages) <= most)) return undefined
    const least = Number(messages) < 1
    return {
      expected: `${least ? 'at least' : 'only'} 1 in the value messages of the teardown`,
      received: String(messages),
      remedy: least
        ? 'Store the message before the call is answered, and send it from there.'
        : 'A repeated call with its key only gets the first answer: it sends nothing again.',
    }
  },
})
