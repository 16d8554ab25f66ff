import type { components } from '#generated/sandbox.d.ts'
import { answeredSession } from '#mock/recording/answered-session.ts'
import { headerOf, jsonOf, type RecordedExchange } from './exchange.ts'

type CallStep = components['schemas']['CallStep']

/**
 * Links between calls that are known only while they are recorded: which sign-in returned a token, and which step sent the code that was
 * entered. Steps are counted from 0 in the recording.
 */
export class Sessions {
  readonly #tokens = new Map<string, number>()
  readonly #codes = new Map<string, number>()

  /** The step that returned the caller's token. */
  sessionOf(exchange: RecordedExchange): number | undefined {
    return this.#tokens.get(headerOf(exchange, 'authorization'))
  }

  /** Stores what the answer of the step `index` returns. */
  follow({ answer }: RecordedExchange, index: number): void {
    const envelope = answer && jsonOf(answer.body)
    const { token } = answeredSession(envelope?.response) ?? {}
    const { TransactionId: transactionId } = (envelope?.Data ?? {}) as { TransactionId?: unknown }
    if (typeof token === 'string') this.#tokens.set(token, index)
    if (typeof transactionId === 'string') this.#codes.set(transactionId, index)
  }

  /** The step that sent the code with which this call signed in. */
  sentBy(exchange: RecordedExchange, errorCode: number): number | undefined {
    const { transactionId, code } = jsonOf(exchange.body) ?? {}
    if (errorCode !== 200 || typeof code !== 'string' || typeof transactionId !== 'string') return undefined
    return this.#codes.get(transactionId)
  }
}

/** The step with a message that it sent; the recipient is not saved. */
export const withCode = (step: CallStep, code: string): CallStep => ({
  ...step,
  sent: [{ channel: 'sms', to: '', code }],
})
