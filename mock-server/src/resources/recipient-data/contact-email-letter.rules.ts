import { FOUNDATION_CONTACT } from '../../domain/letters/foundation-contact.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

const { phoneOfFamilies, email: foundation } = FOUNDATION_CONTACT
const SUBJECT = 'Změna e-mailu v účtu příjemce'
const TEXT = [
  'Dobrý den,',
  'zprávy od nás už nebudou chodit na tento e-mail. Změna byla právě uložena ve vašem účtu příjemce.',
  'Pokud je od vás, nemusíte dělat nic.',
  `Pokud od vás není, zavolejte nám prosím hned na ${phoneOfFamilies} nebo napište na ${foundation}.`,
].join('\n\n')

/**
 * To the former e-mail when it is replaced: an intruder who enters their own address would otherwise also get the letter about a
 * changed account number (account-letter.ts). The new address is not named.
 */
export const contactEmailLetters = (
  state: WorldState,
  { email: former }: Recipient,
  { email }: Recipient,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Change[] => {
  if (former === null || former === email) return []
  const letter = {
    id: `m-${random.id()}`,
    at: now,
    channel: 'email',
    to: former,
    subject: SUBJECT,
    text: TEXT,
  } as const
  return [set(['messages'], [...state.messages, letter])]
}
