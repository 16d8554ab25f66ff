import { FOUNDATION_ACCOUNT, FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { dayText, type Lang, moneyText } from '../../domain/letters/wording.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Day, Instant } from '../../domain/time/instant.ts'
import type { PaidSomehow } from './missing-payment.rules.ts'

export type MissingPaymentLetter = {
  readonly reference: string
  readonly angelNumber: string
  readonly paid: PaidSomehow
  readonly note: string
  readonly answerBy: Day
}
type Envelope = { readonly id: string; readonly at: Instant }

/** To the foundation, in Czech: what to look for, as lines `title: value` like every form. */
export const composeMissingPayment = (
  { reference, angelNumber, paid, note, answerBy }: MissingPaymentLetter,
  envelope: Envelope,
): Message => {
  const lines = [
    ['Andělské číslo', angelNumber],
    ...factsOf(paid, 'cs'),
    ['Odpovědět do', dayText(answerBy, 'cs')],
    ...(note.trim() === '' ? [] : [['Poznámka', note]]),
  ]
  return {
    ...envelope,
    channel: 'email',
    to: FOUNDATION_CONTACT.email,
    subject: `Nevidím platbu, ${reference}`,
    text: lines.map(([title, value]) => `${title}: ${value}`).join('\n'),
  }
}

/** To the donor: the foundation is looking for the payment, with a reference and the date of the answer. */
export const composeMissingPaymentReceipt = (
  { reference, paid, answerBy }: MissingPaymentLetter,
  { to, lang, ...envelope }: Envelope & { readonly to: string; readonly lang: Lang },
): Message => {
  const { subject, hello, looking, answer, call } = RECEIPT[lang]
  const facts = factsOf(paid, lang).map(([title, value]) => `${title}: ${value}`)
  const paragraphs = [hello, looking, facts.join('\n'), answer(dayText(answerBy, lang)), call(reference)]
  return {
    ...envelope,
    channel: 'email',
    to,
    subject: subject(reference),
    text: [...paragraphs, FOUNDATION_ACCOUNT.payee].join('\n\n'),
  }
}

const factsOf = ({ type, paidOn, amount, variableSymbol }: PaidSomehow, lang: Lang): string[][] => {
  const { how, when, sum, symbol, none, types } = FACTS[lang]
  return [
    [how, types[type]],
    [when, dayText(paidOn, lang)],
    [sum, moneyText(amount, lang)],
    [symbol, variableSymbol || none],
  ]
}

const FACTS = {
  cs: {
    how: 'Způsob platby',
    when: 'Den platby',
    sum: 'Částka',
    symbol: 'Variabilní symbol',
    none: 'bez symbolu',
    types: { transfer: 'převod', card: 'karta', mobile: 'mobil', sms: 'SMS' },
  },
  en: {
    how: 'Paid by',
    when: 'Paid on',
    sum: 'Amount',
    symbol: 'Variable symbol',
    none: 'none',
    types: { transfer: 'bank transfer', card: 'card', mobile: 'mobile', sms: 'SMS' },
  },
} as const

const { phone, email } = FOUNDATION_CONTACT

const RECEIPT = {
  cs: {
    subject: (reference: string) => `Hledáme vaši platbu, ${reference}`,
    hello: 'Dobrý den,',
    looking: 'děkujeme za zprávu. Platbu, kterou nevidíte ve svém účtu, hledáme:',
    answer: (day: string) => `Odpovíme vám nejpozději ${day}.`,
    call: (reference: string) =>
      `Máte k\u00A0ní dotaz? Zavolejte na ${phone} nebo napište na ${email} a\u00A0uveďte číslo ${reference}.`,
  },
  en: {
    subject: (reference: string) => `We are looking for your payment, ${reference}`,
    hello: 'Hello,',
    looking: 'Thank you for telling us. We are looking for the payment that is missing from your account:',
    answer: (day: string) => `You will hear from us by ${day}.`,
    call: (reference: string) =>
      `Do you have a question about it? Call ${phone} or write to ${email} and mention ${reference}.`,
  },
} as const
