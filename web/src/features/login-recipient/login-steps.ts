import type { RecipientPhone } from '#web/shared/api/wire.ts'
import { isOfferedPhone } from '#web/shared/format/phone.ts'
import type { PersonalData } from './login-recipient-queries.ts'

/** Milliseconds; a code is valid strictly before 15 minutes have passed since the login step (rule 5.6). */
export const CODE_LIFE = 15 * 60_000

/** Why a code failed; each reason offers a new code or another phone. */
export type LoginCodeError = 'wrong-code' | 'timeout' | 'code-used' | 'transaction-locked' | 'transaction-not-found'

/** The present step of the login of rule 5.2. Only the code step survives a reload. */
export type LoginSteps =
  | {
      readonly step: 'person'
      /** The values typed before, if the user returns. */
      readonly given?: PersonalData
      /** How many times in a row the data were refused. */
      readonly refusals: number
    }
  | {
      readonly step: 'phone'
      readonly person: PersonalData
      /** Only those to which a code may be sent (rule 5.3). */
      readonly phones: readonly RecipientPhone[]
      readonly chosen?: string
    }
  | {
      readonly step: 'code'
      readonly person: PersonalData
      readonly phones: readonly RecipientPhone[]
      readonly chosen: string
      readonly transactionId: string
      /** Epoch milliseconds by the provider's clock (rule 18.17). */
      readonly deadline: number
      /** A code sent from this step before was replaced by another one. */
      readonly isRenewed: boolean
      readonly trouble?: LoginCodeError
    }

export type LoginEvent =
  | { readonly type: 'personRecognised'; readonly person: PersonalData; readonly phones: readonly RecipientPhone[] }
  /** Refused at the first step, or at the login step because the records changed meanwhile. */
  | { readonly type: 'personRefused'; readonly person: PersonalData }
  | { readonly type: 'codeSent'; readonly phoneId: string; readonly transactionId: string; readonly sentAt: number }
  | { readonly type: 'codeRefused'; readonly transactionId: string; readonly trouble: LoginCodeError }
  | { readonly type: 'timeRanOut'; readonly transactionId: string }
  /** The user corrects the wrong code: the state stays. */
  | { readonly type: 'troubleClosed' }
  /** The hint link of the code step: the phone chosen before stays chosen. */
  | { readonly type: 'anotherPhoneWanted' }
  /** "Back" of the dialogs: to the phone step, phone and code cleared. */
  | { readonly type: 'startedOver' }
  | { readonly type: 'personWanted' }

export const firstStep: LoginSteps = { step: 'person', refusals: 0 }

/** Ignores an event that does not belong to the present step or code. */
export function nextStep(state: LoginSteps, event: LoginEvent): LoginSteps {
  switch (event.type) {
    case 'personRecognised':
      if (state.step !== 'person') return state
      return { step: 'phone', person: event.person, phones: event.phones.filter(({ Phone }) => isOfferedPhone(Phone)) }
    case 'personRefused':
      return { step: 'person', given: event.person, refusals: state.step === 'person' ? state.refusals + 1 : 1 }
    case 'codeSent':
      return state.step === 'person' ? state : codeStep(state, event)
    case 'codeRefused':
      return isAbout(state, event) ? { ...state, trouble: event.trouble } : state
    case 'timeRanOut':
      return isAbout(state, event) ? outOfTime(state) : state
    case 'troubleClosed':
      return state.step === 'code' ? withoutTrouble(state) : state
    case 'anotherPhoneWanted':
      return state.step === 'code' ? phoneStep(state, state.chosen) : state
    case 'startedOver':
      return state.step === 'code' ? phoneStep(state) : state
    case 'personWanted':
      return state.step === 'person' ? state : { step: 'person', given: state.person, refusals: 0 }
  }
}

type CodeStep = Extract<LoginSteps, { step: 'code' }>

/** Whether an event concerns the present code, not one that a newer code replaced. */
const isAbout = (state: LoginSteps, { transactionId }: { transactionId: string }): state is CodeStep =>
  state.step === 'code' && state.transactionId === transactionId

type PhoneStep = Extract<LoginSteps, { step: 'phone' }>

function codeStep(
  { step, person, phones }: PhoneStep | CodeStep,
  { phoneId, transactionId, sentAt }: Extract<LoginEvent, { type: 'codeSent' }>,
): CodeStep {
  const isRenewed = step === 'code'
  return { step: 'code', person, phones, chosen: phoneId, transactionId, deadline: sentAt + CODE_LIFE, isRenewed }
}

function phoneStep({ person, phones }: CodeStep, chosen?: string): PhoneStep {
  return { step: 'phone', person, phones, ...(chosen !== undefined && { chosen }) }
}

/** A wrong code can no longer be corrected; the other errors end the code anyway. */
function outOfTime(state: CodeStep): CodeStep {
  return state.trouble === undefined || state.trouble === 'wrong-code' ? { ...state, trouble: 'timeout' } : state
}

function withoutTrouble({ trouble: _closed, ...rest }: CodeStep): LoginSteps {
  return rest
}
