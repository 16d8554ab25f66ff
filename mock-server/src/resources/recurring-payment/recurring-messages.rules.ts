import type { Letter } from '../../domain/letters/mail-payer.ts'
import { dayText, moneyText } from '../../domain/letters/wording.ts'
import type { DeclineReason } from '../../domain/state/card-payment.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { lastCharge, nextCharge } from './card-charge.rules.ts'

type Lang = RecurringPayment['lang']

/** To the payer: which charge failed and why, and when it is retried (rule 7.5). */
export const chargeFailed = (recurring: RecurringPayment, reason: DeclineReason, now: Instant): Letter => {
  const { lang } = recurring
  const { subject, failed, again, sameCard, newCard, lastOne } = FAILED[lang]
  const next = nextCharge(recurring, now)
  const advice = NEEDS_NEW_CARD.has(reason) ? newCard : sameCard
  const amount = moneyText(recurring.amount, lang)
  return {
    subject,
    before: [failed(amount, dayText(dayOf(now).toString(), lang), REASONS[lang][reason])],
    toLink: next ? `${again(dayText(next.day.toString(), lang))} ${advice}` : lastOne,
  }
}

/** To the payer, a month ahead: the payment provider ends the payment after three years (rule 7.4). */
export const endAnnounced = (recurring: RecurringPayment): Letter => {
  const { lang } = recurring
  const { subject, ends, renew } = ENDING[lang]
  const last = dayText(lastCharge(recurring).day.toString(), lang)
  return { subject, before: [ends(moneyText(recurring.amount, lang), last)], toLink: renew }
}

const FAILED = {
  cs: {
    subject: 'Pravidelnou platbu kartou se nepodařilo strhnout',
    failed: (amount: string, day: string, why: string) =>
      `pravidelnou platbu ${amount} se ${day} nepodařilo strhnout z\u00A0vaší karty: ${why}.`,
    again: (day: string) => `Zkusíme to znovu ${day}.`,
    sameCard: 'Nemusíte nic dělat. Částku můžete změnit nebo platbu zrušit na této stránce:',
    newCard:
      'Pokud už tuto kartu nepoužíváte, zrušte prosím platbu a\u00A0nastavte si novou s\u00A0jinou kartou na této stránce:',
    lastOne:
      'Byla to poslední platba: po třech letech pravidelná platba u\u00A0poskytovatele končí a\u00A0znovu už ji strhávat nebudeme. Novou si můžete nastavit na této stránce:',
  },
  en: {
    subject: 'Your recurring card payment did not go through',
    failed: (amount: string, day: string, why: string) =>
      `On ${day} we could not charge your recurring payment of ${amount} to your card: ${why}.`,
    again: (day: string) => `We will try again on ${day}.`,
    sameCard: 'There is nothing you need to do. You can change the amount or cancel the payment here:',
    newCard: 'If you no longer use this card, please cancel the payment and set up a new one with another card here:',
    lastOne:
      'It was the last charge: after three years the recurring payment ends at the payment provider and will not be tried again. You can set up a new one here:',
  },
} as const

/** Retrying the same card is unlikely to succeed. */
const NEEDS_NEW_CARD: ReadonlySet<DeclineReason> = new Set(['card-expired', 'card-blocked'])

const REASONS: Record<Lang, Record<DeclineReason, string>> = {
  cs: {
    'insufficient-funds': 'na účtu nebyl dostatek peněz',
    'card-expired': 'platnost karty vypršela',
    'card-blocked': 'karta je zablokovaná',
    'authentication-failed': 'platbu se nepodařilo ověřit',
    'refused-by-bank': 'banka platbu odmítla',
  },
  en: {
    'insufficient-funds': 'there was not enough money in the account',
    'card-expired': 'the card has expired',
    'card-blocked': 'the card is blocked',
    'authentication-failed': 'the payment could not be verified',
    'refused-by-bank': 'the bank refused the payment',
  },
}

const ENDING = {
  cs: {
    subject: 'Za měsíc skončí vaše pravidelná platba kartou',
    ends: (amount: string, day: string) =>
      `pravidelnou platbu ${amount} vám z\u00A0karty strhneme naposledy ${day}. Po třech letech pravidelná platba u\u00A0poskytovatele končí a\u00A0sama se neprodlouží.`,
    renew: 'Pokud chcete rodinám pomáhat dál, nastavte si po tomto dni novou platbu na této stránce:',
  },
  en: {
    subject: 'Your recurring card payment ends in a month',
    ends: (amount: string, day: string) =>
      `We will charge your recurring payment of ${amount} to your card for the last time on ${day}. After three years the recurring payment ends at the payment provider and does not renew itself.`,
    renew: 'If you would like to go on helping families, set up a new payment after that day here:',
  },
} as const
