import type { components } from '#generated/provider.d.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Handler, HandlerContext, HandlerResult } from '../../kernel/handler.ts'
import { presentSignIn } from '../login/login.presenter.ts'
import { TOKEN_LIFE } from '../session/session.rules.ts'
import { CODE_REFUSALS, tooMany } from '../shared/refusals.ts'
import { sendCode, verifyCode } from './code-sign-in.rules.ts'
import { identifyRecipient } from './identify-recipient.rules.ts'
import { maskPhone } from './phone-mask.rules.ts'

type Step<Name extends string> = Extract<components['schemas']['LoginRecipientRequest'], { step: Name }>
type StepOutcome = HandlerResult<'logInRecipient'>

/** Rule 5.2: identification, a code to one of the person's phones, verification of the code. */
export const logInRecipient: Handler<'logInRecipient'> = {
  run(world, { body, address }, context) {
    switch (body.step) {
      case 'validate':
        return validate(world, { ...body, address }, context)
      case 'login':
        return send(world, { ...body, address }, context)
      case 'verify':
        return verify(world, body, context)
    }
  },
}

type WithAddress<Name extends string> = Step<Name> & { readonly address: string }

const validate = (world: WorldState, given: WithAddress<'validate'>, { now }: HandlerContext): StepOutcome => {
  const { result, changes, rule } = identifyRecipient(world, given, now)
  switch (result.kind) {
    case 'identified':
      return { answer: presentPhones(result.recipient), changes, rule }
    case 'too-many-attempts':
      return { ...tooMany(result.kind, result.retryAfterSeconds), changes, rule }
    case 'refused':
      return { answer: WRONG_PERSONAL_DATA, changes, rule }
  }
}

const send = (world: WorldState, given: WithAddress<'login'>, context: HandlerContext): StepOutcome => {
  const { result, changes, rule } = sendCode(world, given, context)
  switch (result.kind) {
    case 'sent':
      return { answer: { error_code: 200, Data: { TransactionId: result.transactionId } }, changes, rule }
    case 'too-many-codes':
    case 'too-many-attempts':
      return { ...tooMany(result.kind, result.retryAfterSeconds), changes, rule }
    case 'refused':
      return {
        answer: result.error === 'phone-not-found' ? { error_code: 404, error: result.error } : WRONG_PERSONAL_DATA,
        changes,
        rule,
      }
  }
}

const verify = (world: WorldState, given: Step<'verify'>, { now }: HandlerContext): StepOutcome => {
  const { result, changes, rule } = verifyCode(world, given, now)
  if (result.kind === 'refused') return { answer: CODE_REFUSALS[result.error], changes, rule }
  const { recipient } = result
  return {
    token: { personId: recipient.personId, scope: recipient.scope, lifeMs: TOKEN_LIFE },
    answer: (signed) => presentSignIn(world, recipient, signed, now),
    changes,
    rule,
  }
}

const WRONG_PERSONAL_DATA = { error_code: 401, error: 'wrong-personal-data' } as const

/** All phones of the person, masked in place (rule 19.4); the client decides which of them to offer (rule 5.3). */
const presentPhones = ({ phones }: Recipient): components['schemas']['StepAnswer'] => ({
  error_code: 200,
  Data: { Phones: phones.map(({ id, phone }) => ({ Id: id, Phone: maskPhone(phone) })) },
})
