import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import type { Letter } from '../../domain/letters/mail-payer.ts'
import { dayText, momentText, moneyText } from '../../domain/letters/wording.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { nextCharge } from './card-charge.rules.ts'

const { phone, email } = FOUNDATION_CONTACT

/** To the payer: a caller without their login requests a higher amount. Nothing changes without this link (rule 7.6). */
export const raiseRequested = (
  { amount, lang }: RecurringPayment,
  raised: { readonly amount: number; readonly expiresAt: Instant },
): Letter => {
  const { subject, asked, until, confirm, notYou } = RAISE[lang]
  return {
    subject,
    before: [asked(moneyText(amount, lang), moneyText(raised.amount, lang))],
    toLink: confirm,
    after: [until(momentText(raised.expiresAt, lang)), notYou],
  }
}

/** To the payer: the amount was `before` and changes from the next charge on. */
export const amountChanged = (recurring: RecurringPayment, before: number, now: Instant): Letter => {
  const { lang, amount } = recurring
  const { subject, changed, from, link, notYou } = CHANGED[lang]
  const next = nextCharge(recurring, now)
  const days = next ? [from(dayText(next.day.toString(), lang))] : []
  return {
    subject,
    before: [[changed(moneyText(before, lang), moneyText(amount, lang)), ...days].join(' '), notYou],
    toLink: link,
  }
}

/** To the payer: there are no more charges. */
export const paymentStopped = ({ lang, amount }: RecurringPayment): Letter => {
  const { subject, stopped, notYou, link } = STOPPED[lang]
  return { subject, before: [stopped(moneyText(amount, lang)), notYou], toLink: link }
}

const NOT_YOU = {
  cs: `Pokud změna není od vás, zavolejte nám prosím na ${phone} nebo napište na ${email}.`,
  en: `If it was not you, please call us on ${phone} or write to ${email}.`,
} as const

const RAISE = {
  cs: {
    subject: 'Potvrďte prosím vyšší pravidelnou platbu',
    asked: (before: string, amount: string) =>
      `přišla nám žádost zvýšit vaši pravidelnou platbu kartou z\u00A0${before} na ${amount} měsíčně.`,
    confirm: 'Novou částku potvrdíte na této stránce:',
    until: (time: string) =>
      `Odkaz platí do ${time} a\u00A0použít ho lze jednou. Do té doby i\u00A0bez potvrzení platí dosavadní částka.`,
    notYou: 'Pokud žádost není od vás, nemusíte dělat nic. Částka zůstane, jaká je.',
  },
  en: {
    subject: 'Please confirm your higher recurring payment',
    asked: (before: string, amount: string) =>
      `We were asked to raise your recurring card payment from ${before} to ${amount} a month.`,
    confirm: 'You can confirm the new amount here:',
    until: (time: string) =>
      `The link confirms it once, until ${time} (Prague time). Without your confirmation the amount stays as it is.`,
    notYou: 'If it was not you who asked, there is nothing to do.',
  },
} as const

const CHANGED = {
  cs: {
    subject: 'Pravidelná platba kartou má novou částku',
    changed: (before: string, amount: string) =>
      `částka vaší pravidelné platby kartou se změnila z\u00A0${before} na ${amount} měsíčně.`,
    from: (day: string) => `Poprvé ji strhneme ${day}.`,
    notYou: NOT_YOU.cs,
    link: 'Částku můžete znovu změnit nebo platbu zrušit na této stránce:',
  },
  en: {
    subject: 'Your recurring card payment has a new amount',
    changed: (before: string, amount: string) =>
      `The amount of your recurring card payment has changed from ${before} to ${amount} a month.`,
    from: (day: string) => `We will charge it for the first time on ${day}.`,
    notYou: NOT_YOU.en,
    link: 'You can change the amount again or cancel the payment here:',
  },
} as const

const STOPPED = {
  cs: {
    subject: 'Pravidelná platba kartou je zrušená',
    stopped: (amount: string) =>
      `vaše pravidelná platba kartou ${amount} je zrušená. Z\u00A0karty už nic dalšího nestrhneme.`,
    notYou: NOT_YOU.cs,
    link: 'Pokud se k\u00A0nám budete chtít vrátit, novou platbu si nastavíte na této stránce:',
  },
  en: {
    subject: 'Your recurring card payment is cancelled',
    stopped: (amount: string) =>
      `Your recurring card payment of ${amount} is cancelled. Nothing more will be charged to your card.`,
    notYou: NOT_YOU.en,
    link: 'If you would like to come back, you can set up a new payment here:',
  },
} as const
