import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { makeRecurringLink, recurringPath } from '../../domain/letters/mail-payer.ts'
import { dayText } from '../../domain/letters/wording.ts'
import type { Change } from '../../domain/state/change.ts'
import type { ConsentWithdrawal, Donor } from '../../domain/state/donor.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Random } from '../../domain/state/random.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { asOf } from '../recurring-payment/manage-recurring.rules.ts'

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** The last letter after a withdrawal: what ended, when the name leaves the list, and how to stop a card that is still charged. */
export const composeFinalLetter = (
  state: WorldState,
  donor: Donor,
  { lang, withdrawnAt }: ConsentWithdrawal,
  context: Context,
): { readonly letter: Message; readonly changes: readonly Change[] } => {
  const { now, random } = context
  const { subject, hello, ended, list, card, back, contact } = TEXTS[lang]
  const made = state.recurringPayments
    .values()
    .filter((recurring) => isPaidFrom(recurring, donor) && asOf(recurring, now).status === 'active')
    .map((recurring) => makeRecurringLink(state, recurring, context))
  const links = made.map(({ linkKey }) => recurringPath(linkKey))
  const paragraphs = [
    hello,
    ended(dayText(dayOf(withdrawnAt).toString(), lang)),
    ...(donor.publicListing.isListed ? [list] : []),
    ...(links.length > 0 ? [`${card}\n${links.join('\n')}`] : []),
    back,
    contact,
  ]
  const letter: Message = {
    id: `m-${random.id()}`,
    at: now,
    channel: 'email',
    to: donor.profile.email ?? '',
    subject,
    text: paragraphs.join('\n\n'),
    ...(links[0] !== undefined && { link: links[0] }),
  }
  return { letter, changes: made.flatMap(({ changes }) => changes) }
}

/** The payer is known by the account that started the payment signed in, or by the mailbox that this letter goes to (rule 7.17). */
const isPaidFrom = ({ payerId, email }: RecurringPayment, { personId, profile }: Donor): boolean =>
  payerId === personId || email.toLowerCase() === profile.email?.toLowerCase()

const { phone, email } = FOUNDATION_CONTACT

const TEXTS = {
  cs: {
    subject: 'Souhlas s\u00a0osobními údaji je odvolán',
    hello: 'Dobrý den,',
    ended: (day: string) =>
      `potvrzujeme, že váš souhlas se zpracováním osobních údajů byl ${day} odvolán. Novinky ani jiné zprávy o\u00a0naší práci vám už posílat nebudeme.`,
    list: 'Vaše jméno zmizí z\u00a0veřejného seznamu Dobrých andělů do 48\u00a0hodin od odvolání.',
    card: 'Pravidelná platba kartou běží dál, dokud ji neukončíte. Ukončit ji můžete na této adrese:',
    back: 'Pokud se přihlásíte znovu, nejdřív se vás na souhlas zeptáme. Bez něj se účet neotevře.',
    contact: `Děkujeme za vaši pomoc. S\u00a0čímkoli se na nás obraťte na ${phone} nebo ${email}.`,
  },
  en: {
    subject: 'Your consent to personal data is withdrawn',
    hello: 'Hello,',
    ended: (day: string) =>
      `We confirm that your consent to the processing of personal data was withdrawn on ${day}. We will send you neither news nor other messages about our work.`,
    list: 'Your name leaves the public list of Good Angels within 48 hours of the withdrawal.',
    card: 'Your recurring card payment goes on until you stop it. You can do so at this address:',
    back: 'If you log in again, we will ask for the consent first. The account does not open without it.',
    contact: `Thank you for your help. If you need anything, call ${phone} or write to ${email}.`,
  },
} as const
