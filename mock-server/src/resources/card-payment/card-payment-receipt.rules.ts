import { FOUNDATION_ACCOUNT } from '../../domain/letters/foundation.ts'
import { dayText, type Lang, moneyText } from '../../domain/letters/wording.ts'
import type { CardPayment } from '../../domain/state/card-payment.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'
import { lastCharge, nextCharge } from '../recurring-payment/card-charge.rules.ts'

type Receipt = {
  readonly paid: CardPayment
  readonly payment: Payment
  /** Includes the link to the recurring payment, if the payment started one. */
  readonly recurring: (RecurringPayment & { readonly link: string }) | null
}

/** The receipt of an approved payment by card, in the language of the call that started it (rules 7.2, 7.9). */
export const composeReceipt = (
  { paid, payment, recurring }: Receipt,
  { id, at }: { readonly id: string; readonly at: number },
): Message => {
  const { lang, angelNumber } = paid
  const texts = TEXTS[lang]
  const amount = moneyText(paid.amount, lang)
  const account =
    angelNumber === ANONYMOUS_NUMBER
      ? [texts.anonymous]
      : [texts.number(angelNumber), texts.shows(dayText(payment.visibleFrom, lang))]
  const families = texts.families(dayText(payment.distributionOn, lang))
  const paragraphs = [
    texts.hello,
    texts.thanks(amount),
    [...account, families].join('\n'),
    ...(recurring ? chargesOf(recurring, at, lang) : []),
    texts.bye,
  ]
  return {
    id,
    at,
    channel: 'email',
    to: paid.email,
    subject: texts.subject(amount),
    text: paragraphs.join('\n\n'),
    ...(recurring && { link: recurring.link }),
  }
}

const chargesOf = (recurring: NonNullable<Receipt['recurring']>, at: number, lang: Lang): string[] => {
  const { monthly, next, last, change } = TEXTS[lang]
  const following = nextCharge(recurring, at)
  const days = [
    monthly,
    ...(following ? [next(dayText(following.day.toString(), lang))] : []),
    last(dayText(lastCharge(recurring).day.toString(), lang)),
  ]
  return [days.join('\n'), `${change}\n${recurring.link}`]
}

const TEXTS = {
  cs: {
    subject: (amount: string) => `Děkujeme za dar ${amount}`,
    hello: 'Dobrý den,',
    thanks: (amount: string) => `děkujeme vám za dar ${amount}. Platba kartou proběhla v\u00a0pořádku.`,
    anonymous: `Dar je anonymní, má číslo ${ANONYMOUS_NUMBER}.`,
    number: (number: string) => `Andělské číslo: ${number}`,
    shows: (day: string) => `Ve vašem účtu platbu uvidíte: ${day}`,
    families: (day: string) => `Rodinám dar předáme: ${day}`,
    monthly: 'Stejnou částku budeme z\u00a0karty strhávat každý měsíc.',
    next: (day: string) => `Další platba: ${day}`,
    last: (day: string) => `Poslední platba: ${day}`,
    change:
      'Částku můžete kdykoli změnit a\u00a0platbu kdykoli zrušit, i\u00a0bez přihlášení. Vyšší částku jen potvrdíte z\u00a0e-mailu:',
    bye: `Děkujeme, že pomáháte.\n${FOUNDATION_ACCOUNT.payee}`,
  },
  en: {
    subject: (amount: string) => `Thank you for your gift of ${amount}`,
    hello: 'Hello,',
    thanks: (amount: string) => `Thank you for your gift of ${amount}. Your card payment went through.`,
    anonymous: `The gift is anonymous and carries the number ${ANONYMOUS_NUMBER}.`,
    number: (number: string) => `Angel number: ${number}`,
    shows: (day: string) => `It shows in your account from: ${day}`,
    families: (day: string) => `It goes to families on: ${day}`,
    monthly: 'The same amount will be charged to your card every month.',
    next: (day: string) => `Next charge: ${day}`,
    last: (day: string) => `Last charge: ${day}`,
    change:
      'You can change the amount or cancel at any time, without logging in. A higher amount is confirmed by e-mail:',
    bye: `Thank you for helping.\n${FOUNDATION_ACCOUNT.payee}`,
  },
} as const satisfies Record<Lang, object>
