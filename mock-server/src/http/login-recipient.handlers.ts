import type { components } from '#generated/provider.d.ts'
import { sendCode, validatePersonalData, verifyCode } from '../domain/code-sign-in.ts'
import type { CodeError } from '../domain/one-time-code.ts'
import { TOKEN_LIFE } from '../domain/session.ts'
import type { WorldState } from '../domain/world-state.ts'
import type { Context, EnvelopeOf, Handler, Outcome } from './handler.ts'
import { presentSignIn } from './login.presenter.ts'
import { presentPhones } from './login-recipient.presenter.ts'

type Step<Name extends string> = Extract<components['schemas']['LoginRecipientRequest'], { step: Name }>
type StepOutcome = Outcome<'logInRecipient'>

/** spec §4 Recipient login steps: who it is, a code to one of their phones, the code. */
const logInRecipient: Handler<'logInRecipient'> = {
  run(world, { body }, context) {
    switch (body.step) {
      case 'validate':
        return validate(world, body)
      case 'login':
        return send(world, body, context)
      case 'verify':
        return verify(world, body, context)
    }
  },
}

export const loginRecipientHandlers = { logInRecipient }

const validate = (world: WorldState, given: Step<'validate'>): StepOutcome => {
  const recipient = validatePersonalData(world, given)
  return {
    answer: recipient ? presentPhones(recipient) : WRONG_PERSONAL_DATA,
    changes: [],
    rule: 'spec §4 Recipient login steps',
  }
}

const send = (world: WorldState, given: Step<'login'>, context: Context): StepOutcome => {
  const { result, changes, rule } = sendCode(world, given, context)
  switch (result.kind) {
    case 'sent':
      return { answer: { error_code: 200, Data: { TransactionId: result.transactionId } }, changes, rule }
    case 'too-many':
      return {
        status: 429,
        headers: { 'retry-after': String(result.retryAfterSeconds) },
        answer: { error_code: 429, error: 'too-many-codes' },
        changes,
        rule,
      }
    case 'refused':
      return {
        answer: result.error === 'phone-not-found' ? { error_code: 404, error: result.error } : WRONG_PERSONAL_DATA,
        changes,
        rule,
      }
  }
}

const verify = (world: WorldState, given: Step<'verify'>, { now, worldId }: Context): StepOutcome => {
  const { result, changes, rule } = verifyCode(world, given, now)
  if (result.kind === 'refused') return { answer: CODE_ERRORS[result.error], changes, rule }
  const { recipient } = result
  return {
    token: { personId: recipient.personId, scope: recipient.scope, lifeMs: TOKEN_LIFE },
    answer: (signed) => presentSignIn(world, recipient, signed, { now, worldId }),
    changes,
    rule,
  }
}

const WRONG_PERSONAL_DATA = { error_code: 401, error: 'wrong-personal-data' } as const

const CODE_ERRORS: Readonly<Record<CodeError, EnvelopeOf<'logInRecipient'>>> = {
  'wrong-code': { error_code: 401, error: 'wrong-code' },
  'transaction-not-found': { error_code: 404, error: 'transaction-not-found' },
  'code-expired': { error_code: 408, error: 'code-expired' },
  'code-used': { error_code: 409, error: 'code-used' },
  'transaction-locked': { error_code: 423, error: 'transaction-locked' },
}
