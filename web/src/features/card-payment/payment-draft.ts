import type { Frequency } from '#web/shared/api/wire.ts'
import { type Group, tidiedEmail, trimmed, withoutGaps } from '#web/shared/forms/form-values.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'

/** The number that identifies gifts without an owner (rule 6.8). */
export const ANONYMOUS_NUMBER = '11111111'

/** Values that a page knows about a payment before its dialog opens. */
export type Prefill = {
  angelNumber?: string | undefined
  /** Whole crowns. */
  amount?: number | undefined
  frequency?: Frequency | undefined
  cardholder?: string | undefined
  email?: string | undefined
}

/** The fields of the dialog as typed; an empty text for an empty field. */
export type PaymentDraft = {
  amount: string
  frequency: string
  angelNumber: string
  isAnonymous: boolean
  cardholder: string
  email: string
}

/** The typed values, and the values that the page had given at that time. */
export type StoredPaymentDraft = { draft: PaymentDraft; prefill: Prefill }

/** The values typed before the dialog was closed, except for those that the page has changed since. */
export function openingDraft(prefill: Prefill, stored: StoredPaymentDraft | undefined): PaymentDraft {
  const fresh = draftOf(prefill)
  if (!stored) return fresh
  const isChanged = (name: keyof Prefill) => prefill[name] !== undefined && prefill[name] !== stored.prefill[name]
  const pick = <Name extends 'amount' | 'frequency' | 'cardholder' | 'email'>(name: Name) =>
    isChanged(name) ? fresh[name] : stored.draft[name]
  const { angelNumber, isAnonymous } = isChanged('angelNumber') ? fresh : stored.draft
  return {
    amount: pick('amount'),
    frequency: pick('frequency'),
    cardholder: pick('cardholder'),
    email: pick('email'),
    angelNumber,
    isAnonymous,
  }
}

function draftOf({ angelNumber = '', amount, frequency, cardholder = '', email = '' }: Prefill): PaymentDraft {
  const isAnonymous = angelNumber === ANONYMOUS_NUMBER
  return {
    amount: amount === undefined ? '' : `${amount}`,
    frequency: frequency ?? '',
    angelNumber: isAnonymous ? '' : angelNumber,
    isAnonymous,
    cardholder,
    email,
  }
}

/** The form data of an unticked box may be `false`. */
export function isAnonymous(data: FormData): boolean {
  return data.get('isAnonymous') === 'on'
}

/** The current fields of the form; a hidden angel number keeps its value. */
export function readDraft(data: FormData, { angelNumber }: PaymentDraft): PaymentDraft {
  const text = (name: string) => {
    const entry = data.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  return {
    amount: text('amount'),
    frequency: text('frequency'),
    angelNumber: data.has('angelNumber') ? text('angelNumber') : angelNumber,
    isAnonymous: isAnonymous(data),
    cardholder: text('cardholder'),
    email: text('email'),
  }
}

/** The values as they are sent: without spaces around texts and inside an angel number. */
export function composePayment(values: FormValues, data: FormData): Group {
  return {
    ...values,
    angelNumber: isAnonymous(data) ? ANONYMOUS_NUMBER : withoutGaps(values.angelNumber),
    cardholder: trimmed(values.cardholder),
    email: tidiedEmail(values.email),
  }
}
