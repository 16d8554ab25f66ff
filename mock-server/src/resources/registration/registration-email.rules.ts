import { FOUNDATION_ACCOUNT, FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { type Lang, moneyText } from '../../domain/letters/wording.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** The gift that a new angel intends to give; whole crowns. */
export type FirstContribution = {
  readonly amount: number
  readonly frequency: 'recurring' | 'one-off'
  readonly method: 'card' | 'transfer' | 'qr'
}

type Chosen = { readonly contribution: FirstContribution | null; readonly lang: Lang }

/** The path of the sign-in page; the reader of the inbox makes it absolute. */
const PORTAL = '/login'
const ACCOUNT = `${FOUNDATION_ACCOUNT.account.number}/${FOUNDATION_ACCOUNT.account.bankCode}`

/** The angel number, how to send a gift, and the way into the portal. */
export const composeWelcome = (
  { login, profile }: Pick<Donor, 'login' | 'profile'>,
  { contribution, lang }: Chosen,
  { id, at }: { readonly id: string; readonly at: Instant },
): Message => {
  const { subject, hello, chosen, transfer, others, bye } = TEXTS[lang]
  const gift = contribution ? [chosen(contribution)] : []
  const paragraphs = [...hello(login), ...gift, transfer(login).join('\n'), others, ...bye]
  return {
    id,
    at,
    channel: 'email',
    to: profile.email ?? '',
    subject,
    text: paragraphs.join('\n\n'),
    link: PORTAL,
  }
}

const czech = ({ amount, frequency, method }: FirstContribution): string => {
  const isRecurring = frequency === 'recurring'
  const gift = `Vybraný dar: ${moneyText(amount, 'cs')} ${isRecurring ? 'každý měsíc' : 'jednorázově'}`
  const order = isRecurring ? 'V\u00a0bance si na něj nastavte trvalý příkaz' : 'Pošlete ho'
  return {
    card: `${gift}, kartou. Zatím se nic nestrhlo, platbu zadáte v\u00a0portálu.`,
    transfer: `${gift}, převodem. ${order} podle údajů níže.`,
    qr: `${gift}, QR\u00a0kódem. Najdete ho v\u00a0portálu.`,
  }[method]
}

const english = ({ amount, frequency, method }: FirstContribution): string => {
  const isRecurring = frequency === 'recurring'
  const gift = `Your chosen gift: ${moneyText(amount, 'en')} ${isRecurring ? 'every month' : 'once'}`
  const order = isRecurring ? 'Set up a standing order at your bank' : 'Send it'
  return {
    card: `${gift}, by card. Nothing has been charged yet; you start the payment in the portal.`,
    transfer: `${gift}, by bank transfer. ${order} with the details below.`,
    qr: `${gift}, by QR code. You will find the code in the portal.`,
  }[method]
}

const TEXTS = {
  cs: {
    subject: 'Vítejte mezi Dobrými anděly',
    hello: (number: string) => [
      'Dobrý den,',
      `děkujeme, že chcete pomáhat rodinám vážně nemocných. Vaše andělské číslo je ${number}. Přihlásíte se jím nebo svým e-mailem:`,
      PORTAL,
    ],
    chosen: czech,
    transfer: (number: string) => [
      'Údaje pro převod:',
      `Účet: ${ACCOUNT}`,
      `Variabilní symbol: ${number}`,
      `Zpráva pro příjemce: ${FOUNDATION_ACCOUNT.message}`,
      `Ze zahraničí: IBAN ${FOUNDATION_ACCOUNT.iban}, BIC ${FOUNDATION_ACCOUNT.bic}`,
    ],
    others: 'Kartou nebo QR\u00a0kódem můžete přispět v\u00a0portálu na stránce Jak pomáhat.',
    bye: [
      `Něco nevychází? Zavolejte nám na ${FOUNDATION_CONTACT.phone} nebo napište na ${FOUNDATION_CONTACT.email}.`,
      FOUNDATION_ACCOUNT.payee,
    ],
  },
  en: {
    subject: 'Welcome to the Good Angels',
    hello: (number: string) => [
      'Hello,',
      `Thank you for wanting to help families of seriously ill people. Your angel number is ${number}. Log in with it or with your e-mail:`,
      PORTAL,
    ],
    chosen: english,
    transfer: (number: string) => [
      'For a bank transfer:',
      `Account: ${ACCOUNT}`,
      `Variable symbol: ${number}`,
      `Message for the payee: ${FOUNDATION_ACCOUNT.message}`,
      `From abroad: IBAN ${FOUNDATION_ACCOUNT.iban}, BIC ${FOUNDATION_ACCOUNT.bic}`,
    ],
    others: 'By card or QR code, you can give in the portal, on the page How to help.',
    bye: [
      `Is anything wrong? Call us on ${FOUNDATION_CONTACT.phone} or write to ${FOUNDATION_CONTACT.email}.`,
      FOUNDATION_ACCOUNT.payee,
    ],
  },
} as const
