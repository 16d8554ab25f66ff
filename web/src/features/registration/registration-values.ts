import type { FirstContribution } from '#web/shared/api/wire.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import { tidiedEmail, trimmed, withoutGaps } from '#web/shared/forms/form-values.ts'
import { newPasswordCodes } from '#web/shared/forms/password-confirmation.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'

/** Whole crowns that the form suggests. */
export const suggestedAmounts = ['200', '300', '500'] as const

/** A suggested amount, a typed one, or none for now. */
export const OWN_AMOUNT = 'own'
export const NO_AMOUNT = 'later'

/** The minimum of a card payment (rule 7.8); a transfer has none. */
export const LEAST_BY_CARD = 21

type ContributionFields = { choice?: string; amount?: unknown; frequency?: string; method?: string }

/** A contribution only if an amount was chosen. A password is sent exactly as typed. */
export function composeRegistration({ contribution, ...values }: FormValues): Readonly<Record<string, unknown>> {
  const { registrationNumber, ...rest } = values
  const number = withoutGaps(registrationNumber ?? '')
  const tidy = {
    ...rest,
    ...tidied(rest, ['firstName', 'lastName', 'companyName']),
    ...('email' in rest && { email: tidiedEmail(rest.email) }),
    // A company may have none (rule 6.17).
    ...(number !== '' && { registrationNumber: number }),
  }
  const chosen = chosenContribution((contribution ?? {}) as ContributionFields)
  return chosen ? { ...tidy, contribution: chosen } : tidy
}

function tidied(values: FormValues, names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, trimmed(values[name])]] : [])))
}

function chosenContribution({ choice = NO_AMOUNT, amount, frequency, method }: ContributionFields) {
  if (choice === NO_AMOUNT) return undefined
  return { amount: choice === OWN_AMOUNT ? amount : choice, frequency, method }
}

type Values = {
  firstName?: unknown
  lastName?: unknown
  companyName?: unknown
  email?: unknown
  password?: unknown
  passwordAgain?: unknown
  contribution?: { amount?: unknown; method?: FirstContribution['method'] | undefined } | undefined
}

/** Rules over several fields: the new password, and the minimum of a card payment. */
export function crossFieldCodes(values: Values): FieldCodes {
  const { amount, method } = values.contribution ?? {}
  // A part of a crown is refused by the contract.
  const tooLittle = method === 'card' && Number.isInteger(amount) && Number(amount) < LEAST_BY_CARD
  const own = [values.firstName, values.lastName, values.companyName, values.email]
  const codes = newPasswordCodes(
    values,
    own.filter((text) => typeof text === 'string'),
  )
  return { ...codes, ...(tooLittle && { 'contribution.amount': 'min-by-card' }) }
}

/** The answers that determine which other fields the form shows. */
export type Choices = {
  kind: 'person' | 'company'
  /** A suggested amount, `own` or `later`. */
  amount: string
  /** How the contribution is sent. */
  method: string
}

export const firstChoices: Choices = { kind: 'person', amount: NO_AMOUNT, method: 'card' }

export function readChoices(form: HTMLFormElement): Choices {
  const data = new FormData(form)
  const chosen = (name: string, first: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : first
  }
  return {
    kind: data.get('kind') === 'company' ? 'company' : 'person',
    amount: chosen('contribution.choice', firstChoices.amount),
    method: chosen('contribution.method', firstChoices.method),
  }
}
