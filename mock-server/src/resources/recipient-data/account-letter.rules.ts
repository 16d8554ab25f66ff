import { warnFamily } from '../../domain/letters/family-letter.ts'
import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import type { Change } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { emailsOf } from './contact-email-letter.rules.ts'

type Account = NonNullable<Recipient['account']>

const SHOWN_DIGITS = 4

/** The same account in another notation (leading zeros) is no change. */
export const isAccountChanged = ({ account: before }: Recipient, { account }: Recipient): boolean =>
  account !== null && (before === null || !sameAccount(before, account))

/**
 * Warns the family that its contributions go to another account: the present and the recently replaced e-mails, and every phone that
 * signs in (rule 10.21).
 */
export const accountLetters = (
  state: WorldState,
  family: Recipient,
  account: Account,
  context: { readonly now: Instant; readonly random: Random },
): Change[] => {
  const ending = endingOf(account)
  const letters = emailsOf(state, family, context.now).map((to) => ({
    to,
    subject: 'Změna čísla účtu pro příspěvky',
    paragraphs: letter(ending),
  }))
  return warnFamily(state, family, letters, sms(ending), context)
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

const letter = (ending: string): readonly string[] => [
  'Dobrý den,',
  `příspěvky vám budeme nově posílat na bankovní účet, jehož číslo končí na ${ending}. Číslo bylo právě změněno v\u00a0portálu Dobrého anděla.`,
  'Pokud je změna od vás, nemusíte dělat nic.',
  `Pokud od vás není, zavolejte nám prosím hned na ${phoneOfFamilies} nebo napište na ${email}. Změnu zastavíme a\u00a0číslo spolu opravíme.`,
]

const sms = (ending: string): string =>
  `Dobrý anděl: příspěvky vám budeme nově posílat na bankovní účet, jehož číslo končí na ${ending}. Pokud změna není od vás, zavolejte nám prosím hned na ${phoneOfFamilies}, změnu zastavíme.`
