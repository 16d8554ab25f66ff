import { makeMailedLink } from '../access/mailed-links.ts'
import { type Change, set } from '../state/change.ts'
import type { Message } from '../state/kernel-slices.ts'
import type { MailedLink } from '../state/mailed-link.ts'
import type { Random } from '../state/random.ts'
import type { RecurringPayment } from '../state/recurring-payment.ts'
import type { WorldState } from '../state/world-state.ts'
import type { Instant } from '../time/instant.ts'

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** Paragraphs of an e-mail; `toLink` is followed by the link to the payment. */
export type Letter = {
  readonly subject: string
  readonly before: readonly string[]
  readonly toLink: string
  readonly after?: readonly string[]
}

/** The page where a recurring payment is read, changed and cancelled without a login. */
export const recurringPath = (linkKey: string): string => `/jak-pomahat?pravidelna=${linkKey}`

/** A new link to the payment, for one e-mail. */
export const makeRecurringLink = (
  state: WorldState,
  { recurringId }: Pick<RecurringPayment, 'recurringId'>,
  context: Context,
  confirmation: MailedLink['confirmation'] = null,
) => makeMailedLink(state, { kind: 'recurring-payment', subject: recurringId, confirmation }, context)

/** An e-mail to the payer of a recurring payment. Each has its own link, so that each opens once without a fact. */
export const mailPayer = (
  state: WorldState,
  recurring: RecurringPayment,
  { subject, before, toLink, after = [] }: Letter,
  context: Context,
  confirmation: MailedLink['confirmation'] = null,
): { readonly linkKey: string; readonly changes: readonly Change[] } => {
  const { linkKey, changes } = makeRecurringLink(state, recurring, context, confirmation)
  const link = recurringPath(linkKey)
  const { hello, thanks } = FRAME[recurring.lang]
  const message: Message = {
    id: `m-${context.random.id()}`,
    at: context.now,
    channel: 'email',
    to: recurring.email,
    subject,
    text: [hello, ...before, `${toLink}\n${link}`, ...after, thanks].join('\n\n'),
    link,
  }
  return { linkKey, changes: [...changes, set(['messages'], [...state.messages, message])] }
}

const FRAME = {
  cs: { hello: 'Dobrý den,', thanks: 'Děkujeme, že pomáháte.\nNadace Dobrý anděl' },
  en: { hello: 'Hello,', thanks: 'Thank you for helping.\nNadace Dobrý anděl' },
} as const
