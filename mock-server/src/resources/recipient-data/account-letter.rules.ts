import { sendToFamily } from '../../domain/letters/family-letter.ts'
import { FOUNDATION_CONTACT } from '../../domain/letters/foundation-contact.ts'
import type { Change } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

type Account = NonNullable<Recipient['account']>

const SHOWN_DIGITS = 4

/**
 * Notifies the family that its contributions go to another account: by e-mail, or by SMS to the first Czech phone of the account. Uses
 * the contacts from before the save. The same account in another notation (leading zeros) sends nothing.
 */
export const accountLetters = (
  state: WorldState,
  before: Recipient,
  { account }: Recipient,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Change[] => {
  if (account === null || (before.account !== null && sameAccount(before.account, account))) return []
  const ending = endingOf(account)
  const written = { subject: SUBJECT, paragraphs: letter(ending), sms: sms(ending) }
  return sendToFamily(state, before, written, { now, random })
}

/** The last four digits, of a short number half of it: others may read the mailbox. */
export const endingOf = (account: Pick<Account, 'number'>): string => {
  const number = plain(account.number)
  return number.slice(-Math.min(SHOWN_DIGITS, Math.floor(number.length / 2)))
}

const plain = (digits: string): string => digits.replace(/^0+/, '')

const sameAccount = (one: Account, other: Account): boolean =>
  plain(one.prefix) === plain(other.prefix) &&
  plain(one.number) === plain(other.number) &&
  one.bankCode === other.bankCode

const { phoneOfFamilies, email } = FOUNDATION_CONTACT
const SUBJECT = 'Změna čísla účtu pro příspěvky'

const letter = (ending: string): readonly string[] => [
  'Dobrý den,',
  `příspěvky vám budeme nově posílat na bankovní účet, jehož číslo končí na ${ending}. Číslo bylo právě změněno na portálu Dobrého anděla.`,
  'Pokud je změna od vás, nemusíte dělat nic.',
  `Pokud od vás není, zavolejte nám prosím hned na ${phoneOfFamilies} nebo napište na ${email}. Číslo spolu ověříme a\u00a0opravíme.`,
]

const sms = (ending: string): string =>
  `Dobrý anděl: příspěvky vám budeme nově posílat na bankovní účet, jehož číslo končí na ${ending}. Pokud změna není od vás, zavolejte nám prosím hned na ${phoneOfFamilies}.`
