import { warnFamily } from '../../domain/letters/family-letter.ts'
import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { DAY, type Instant } from '../../domain/time/instant.ts'

const { phoneOfFamilies, email: foundation } = FOUNDATION_CONTACT
const SUBJECT = 'Změna e-mailu v účtu příjemce'
const OWN = 'Pokud je změna od vás, nemusíte dělat nic.'
const STOP = `Pokud od vás není, zavolejte nám prosím hned na ${phoneOfFamilies} nebo napište na ${foundation}. Změnu zastavíme.`
const TO_FORMER = [
  'Dobrý den,',
  'zprávy od nás už nebudou chodit na tento e-mail. Změna byla právě uložena ve vašem účtu příjemce.',
  OWN,
  STOP,
]
const TO_NEW = [
  'Dobrý den,',
  'zprávy od nás budou nově chodit na tento e-mail. Změna byla právě uložena v\u00a0účtu příjemce.',
  OWN,
  STOP,
]
const SMS = `Dobrý anděl: ve vašem účtu příjemce byl právě změněn e-mail pro naše zprávy. Pokud změna není od vás, zavolejte nám prosím hned na ${phoneOfFamilies}, změnu zastavíme.`

/** How long a replaced e-mail gets warnings: over the next payout. */
const REPLACED_LIFE = 30 * DAY

/**
 * To the former and to the new e-mail, and to every phone that signs in: an intruder who enters their own address cannot
 * keep the family from knowing (rule 10.21). No letter names the other address. The former one stays known for a while.
 */
export const contactEmailLetters = (
  state: WorldState,
  family: Recipient,
  email: string | null,
  context: { readonly now: Instant; readonly random: Random },
): Change[] => {
  const { personId, email: former } = family
  const letters = [
    ...emailsOf(state, family, context.now)
      .filter((to) => to !== email)
      .map((to) => ({ to, subject: SUBJECT, paragraphs: TO_FORMER })),
    ...(email === null ? [] : [{ to: email, subject: SUBJECT, paragraphs: TO_NEW }]),
  ]
  const replaced = former === null ? [] : [{ email: former, replacedAt: context.now }]
  return [
    ...warnFamily(state, family, letters, SMS, context),
    set(['replacedEmails', personId], [...recentlyReplaced(state, personId, context.now), ...replaced]),
  ]
}

/** The present e-mail of the family and those replaced not long ago, each once. */
export const emailsOf = (state: WorldState, { personId, email }: Recipient, now: Instant): readonly string[] => [
  ...new Set([
    ...(email === null ? [] : [email]),
    ...recentlyReplaced(state, personId, now).map((replaced) => replaced.email),
  ]),
]

const recentlyReplaced = ({ replacedEmails }: WorldState, personId: string, now: Instant) =>
  (replacedEmails[personId] ?? []).filter(({ replacedAt }) => now - replacedAt < REPLACED_LIFE)
