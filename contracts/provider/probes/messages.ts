import { isSuccess } from './probe.ts'
import type { Sequence } from './sequence.ts'

/** Operations whose success always sends a message, by e-mail or SMS. */
export const SENDING: ReadonlySet<string> = new Set([
  'sendEmailForm',
  'reportMissingPayment',
  'requestConfirmationCode',
  'requestEmailChange',
])

/** No operation reads messages: a state may answer its teardown with how many were sent since it was set up. */
export const sentMessage: Sequence = {
  cause: 'a message that was answered but is not sent or stored',
  run: async ({ valid, send, end }) => {
    if (!isSuccess(await send(valid))) return undefined
    const { messages } = await end()
    if (messages === undefined || Number(messages) > 0) return undefined
    return {
      expected: 'at least 1 in the value messages of the teardown',
      received: String(messages),
      remedy: 'Store the message before the call is answered, and send it from there.',
    }
  },
}
