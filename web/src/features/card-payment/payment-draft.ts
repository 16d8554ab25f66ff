import type { CardPaymentRequest, Frequency } from '../../shared/api/wire.ts'

/** The number under which gifts without an owner are kept (rule 6.8). */
export const ANONYMOUS_NUMBER = '11111111'

/** What a page knows of a payment before its window opens. */
export type Prefill = {
  angelNumber?: string | undefined
  /** Whole crowns. */
  amount?: number | undefined
  frequency?: Frequency | undefined
  cardholder?: string | undefined
  email?: string | undefined
}

/** The window's fields as they were typed; an empty text where nothing was. */
export type PaymentDraft = {
  amount: string
  frequency: string
  angelNumber: string
  isAnonymous: boolean
  cardholder: string
  email: string
}

/** What was typed, and what the page had filled in when it was. */
export type Kept = { draft: PaymentDraft; prefill: Prefill }

/**
 * What the window opens with: what was typed before it was closed, except where the page has since chosen something else (another
 * amount on the page is a later word than the one in the window).
 */
export function openingDraft(prefill: Prefill, kept: Kept | undefined): PaymentDraft {
  const fresh = draftOf(prefill)
  if (!kept) return fresh
  const isNews = (name: keyof Prefill) => prefill[name] !== undefined && prefill[name] !== kept.prefill[name]
  const pick = <Name extends 'amount' | 'frequency' | 'cardholder' | 'email'>(name: Name) =>
    isNews(name) ? fresh[name] : kept.draft[name]
  const { angelNumber, isAnonymous } = isNews('angelNumber') ? fresh : kept.draft
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

/** The switch „Anonymní dar“ of the form; an unticked box may stand in the data as `false`. */
export function isAnonymous(data: FormData): boolean {
  return data.get('isAnonymous') === 'on'
}

/** The fields of the form as they stand; an angel number that is out of sight meanwhile stays what it was. */
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

/** Spaces at the ends, and inside an angel number, are the keyboard's, not the person's. */
export function tidied(request: CardPaymentRequest): CardPaymentRequest {
  const { amount, frequency, cardholder, email } = request
  return { amount, frequency, angelNumber: request.angelNumber, cardholder: cardholder.trim(), email: email.trim() }
}
