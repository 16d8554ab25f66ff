import { isOfferedPhone } from '../people/offered-phone.ts'
import { type Change, set } from '../state/change.ts'
import type { Message } from '../state/kernel-slices.ts'
import type { Random } from '../state/random.ts'
import type { Recipient } from '../state/recipient.ts'
import type { WorldState } from '../state/world-state.ts'
import type { Instant } from '../time/instant.ts'

/** `link` is a path of the portal that is in both texts too. */
export type FamilyLetter = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly sms: string
  readonly link?: string
}

/** Sends to a family by e-mail, or by SMS to the first Czech phone of the account; sends nothing if there is neither. */
export const sendToFamily = (
  { messages }: Pick<WorldState, 'messages'>,
  family: Pick<Recipient, 'email' | 'phones'>,
  letter: FamilyLetter,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Change[] => {
  const written = addressed(family, letter)
  return written ? [set(['messages'], [...messages, { ...written, id: `m-${random.id()}`, at: now }])] : []
}

/** A letter to each of the e-mails and an SMS to each Czech phone of the account: a warning that the family reads in one of them. */
export const warnFamily = (
  { messages }: Pick<WorldState, 'messages'>,
  { phones }: Pick<Recipient, 'phones'>,
  letters: readonly { readonly to: string; readonly subject: string; readonly paragraphs: readonly string[] }[],
  sms: string,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Change[] => {
  const mailed = letters.map(
    ({ to, subject, paragraphs }) => ({ channel: 'email', to, subject, text: paragraphs.join('\n\n') }) as const,
  )
  const texted = phones
    .filter(({ phone }) => isOfferedPhone(phone))
    .map(({ phone }) => ({ channel: 'sms', to: phone, text: sms }) as const)
  const sent = [...mailed, ...texted].map((message) => ({ ...message, id: `m-${random.id()}`, at: now }))
  return sent.length > 0 ? [set(['messages'], [...messages, ...sent])] : []
}

const addressed = (
  { email, phones }: Pick<Recipient, 'email' | 'phones'>,
  { subject, paragraphs, sms, link }: FamilyLetter,
): Omit<Message, 'id' | 'at'> | null => {
  const leading = link !== undefined && { link }
  if (email !== null) return { channel: 'email', to: email, subject, text: paragraphs.join('\n\n'), ...leading }
  const phone = phones.find((given) => isOfferedPhone(given.phone))
  return phone ? { channel: 'sms', to: phone.phone, text: sms, ...leading } : null
}
