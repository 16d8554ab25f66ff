import { lastCharge, nextCharge } from './card-charge.ts'
import type { CardPayment } from './card-payment.ts'
import type { Message } from './kernel-slices.ts'
import type { Payment } from './payment.ts'
import type { RecurringPayment } from './recurring-payment.ts'
import { ANONYMOUS_NUMBER } from './sign-in.ts'
import { dayText, moneyText } from './wording.ts'

type Receipt = { readonly paid: CardPayment; readonly payment: Payment; readonly recurring: RecurringPayment | null }

/** The receipt of an approved payment by card, in the language of the call that started it (spec §4 Payments, §9 Timings). */
export const composeReceipt = (receipt: Receipt, { id, at }: { readonly id: string; readonly at: number }): Message => {
  const { subject, lines } = receipt.paid.lang === 'cs' ? inCzech(receipt) : inEnglish(receipt)
  const link = receipt.recurring && `/jak-pomahat?pravidelna=${receipt.recurring.recurringId}`
  const text = [...lines, ...(link === null ? [] : [link])].join('\n')
  return { id, at, channel: 'email', to: receipt.paid.email, subject, text, ...(link !== null && { link }) }
}

const inCzech = ({ paid, payment, recurring }: Receipt) => {
  const amount = moneyText(paid.amount, 'cs')
  const lines = [
    'Dobrý den,',
    '',
    `děkujeme vám za dar ${amount}. Platba kartou proběhla v pořádku.`,
    '',
    ...(paid.angelNumber === ANONYMOUS_NUMBER
      ? [`Dar je anonymní, má číslo ${ANONYMOUS_NUMBER}.`]
      : [`Číslo anděla: ${paid.angelNumber}`, `Ve vašem účtu platbu uvidíte: ${dayText(payment.visibleFrom, 'cs')}`]),
    `Rodinám dar předáme: ${dayText(payment.distributionOn, 'cs')}`,
    ...(recurring ? chargesInCzech(recurring, paid, amount) : []),
  ]
  return { subject: `Děkujeme za dar ${amount}`, lines }
}

const chargesInCzech = (recurring: RecurringPayment, { decidedAt }: CardPayment, amount: string) => {
  const next = nextCharge(recurring, decidedAt ?? 0)?.day.toString()
  return [
    '',
    'Dar se bude z karty strhávat každý měsíc.',
    ...(next === undefined ? [] : [`Další platba ${amount}: ${dayText(next, 'cs')}`]),
    `Poslední platba: ${dayText(lastCharge(recurring).day.toString(), 'cs')}`,
    '',
    'Částku můžete kdykoli změnit a platbu kdykoli zrušit, i bez přihlášení:',
  ]
}

const inEnglish = ({ paid, payment, recurring }: Receipt) => {
  const amount = moneyText(paid.amount, 'en')
  const lines = [
    'Hello,',
    '',
    `Thank you for your gift of ${amount}. Your card payment went through.`,
    '',
    ...(paid.angelNumber === ANONYMOUS_NUMBER
      ? [`The gift is anonymous and carries the number ${ANONYMOUS_NUMBER}.`]
      : [`Angel number: ${paid.angelNumber}`, `It shows in your account from: ${dayText(payment.visibleFrom, 'en')}`]),
    `It goes to families on: ${dayText(payment.distributionOn, 'en')}`,
    ...(recurring ? chargesInEnglish(recurring, paid, amount) : []),
  ]
  return { subject: `Thank you for your gift of ${amount}`, lines }
}

const chargesInEnglish = (recurring: RecurringPayment, { decidedAt }: CardPayment, amount: string) => {
  const next = nextCharge(recurring, decidedAt ?? 0)?.day.toString()
  return [
    '',
    'Your card will be charged every month.',
    ...(next === undefined ? [] : [`Next charge of ${amount}: ${dayText(next, 'en')}`]),
    `Last charge: ${dayText(lastCharge(recurring).day.toString(), 'en')}`,
    '',
    'You can change the amount or cancel at any time, without logging in:',
  ]
}
