import { isPrintable } from '#rules/formats/printable-text.ts'
import { FOUNDATION_ACCOUNT } from '../../domain/letters/foundation.ts'
import { setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument } from '../../domain/state/donor-document.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { memoizeUntilChange } from '../../domain/time/memoize-until-change.ts'
import { paymentsOf } from '../payment/ledger.rules.ts'
import { certificateOf, givenInYear } from './certificate.rules.ts'

/** The Prague time at which the certificates of the previous year are issued. */
const ISSUE_TIME = '08:00'
const MONDAY = 1

/** The third Monday of January: by then every gift of the previous year is shown. */
export const certificatesDay = (year: number): Temporal.PlainDate => {
  const firstOfJanuary = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const firstMonday = firstOfJanuary.add({ days: (MONDAY - firstOfJanuary.dayOfWeek + 7) % 7 })
  return firstMonday.add({ weeks: 2 })
}

export const certificatesAt = (year: number): Instant => instantAt(certificatesDay(year), ISSUE_TIME)

type Issue = { readonly taxYear: number; readonly at: Instant }

/** The next issue, strictly after the moment. */
const nextIssue: (now: Instant) => Issue = memoizeUntilChange(
  (now) => {
    const { year } = dayOf(now)
    const at = certificatesAt(year)
    return now < at ? { taxYear: year - 1, at } : { taxYear: year, at: certificatesAt(year + 1) }
  },
  ({ at }) => at,
)

export const certificatesEvent = (after: Instant): DueEvent => {
  const { taxYear, at } = nextIssue(after)
  return {
    id: `yearly-certificates:${taxYear}`,
    at,
    kind: 'yearly-certificates',
    subject: 'donors',
    summary: `Certificates of ${taxYear} are issued to everybody who gave that year.`,
    apply: (state, { now, random }) => ({
      changes: issueAndAnnounce(state, taxYear, { now, random }),
      rule: 'rule 6.12 Documents',
    }),
  }
}

type Given = { readonly donor: Donor; readonly amount: number }
type Context = { readonly now: Instant; readonly random: Random }

/** Who gave in the year and has no certificate of it yet. Anonymous gifts have no donor. */
const donorsWithout = (
  state: Pick<WorldState, 'people' | 'payments'>,
  taxYear: number,
  now: Instant,
): readonly Given[] => {
  const today = dayOf(now).toString()
  return state.people.values().flatMap((donor) => {
    if (donor.kind !== 'donor' || donor.scope !== 'donor' || hasCertificate(donor, taxYear)) return []
    const amount = givenInYear(state, donor, taxYear, today)
    return amount === 0 ? [] : [{ donor, amount }]
  })
}

const hasCertificate = ({ documents }: Pick<Donor, 'documents'>, year: number): boolean =>
  documents.some(({ type, taxYear }) => type === 'tax-certificate' && taxYear === year)

/**
 * The certificates of the year, for donors who gave in it. A name that a certificate cannot show (rule 6.19) gets none yet: it is issued
 * with the tax data that have another name.
 */
export const issueCertificates = (
  state: Pick<WorldState, 'people' | 'payments'>,
  taxYear: number,
  createdAt: Instant,
  id: (donor: Donor) => string,
): readonly { readonly donor: Donor; readonly document: DonorDocument }[] =>
  donorsWithout(state, taxYear, createdAt)
    .filter(({ donor }) => isPrintable(donor.taxData.name))
    .map(({ donor, amount }) => ({
      donor,
      document: certificateOf(donor, { id: id(donor), taxYear, amount, createdAt }),
    }))

/** A donor who gets no certificate because of the name reads what to do, not that it is ready. */
const issueAndAnnounce = (state: WorldState, taxYear: number, { now, random }: Context): readonly Change[] => {
  const given = donorsWithout(state, taxYear, now)
  if (given.length === 0) return []
  const issued = issueCertificates(state, taxYear, now, () => `doc-${random.id()}`)
  const letters = given.flatMap(({ donor: { profile, taxData } }) => {
    if (profile.email === null) return []
    const letter = isPrintable(taxData.name) ? certificateLetter : nameNotPrintableLetter
    return [letter(profile.email, taxYear, { id: `m-${random.id()}`, at: now })]
  })
  return [
    ...issued.map(({ donor, document }) => setDonor(donor, 'documents', [...donor.documents, document])),
    set(['messages'], [...state.messages, ...letters]),
  ]
}

/** The certificates that the former name of the tax data kept from being issued on their days; none if it was printable. */
export const certificatesOfNewName = (
  state: Pick<WorldState, 'payments'>,
  { former, donor }: { readonly former: Donor; readonly donor: Donor },
  { now, random }: Context,
): readonly DonorDocument[] => {
  if (isPrintable(former.taxData.name) || !isPrintable(donor.taxData.name)) return []
  const today = dayOf(now).toString()
  const years = new Set(paymentsOf(state, donor.login).map(({ settledOn }) => Number(settledOn.slice(0, 4))))
  return [...years]
    .toSorted((one, other) => one - other)
    .filter((year) => now >= certificatesAt(year + 1) && !hasCertificate(donor, year))
    .flatMap((taxYear) => {
      const amount = givenInYear(state, donor, taxYear, today)
      const given = { id: `doc-${random.id()}`, taxYear, amount, createdAt: now }
      return amount === 0 ? [] : [certificateOf(donor, given)]
    })
}

const DOCUMENTS_PAGE = '/muj-ucet/dokumenty'
const TAX_PAGE = '/muj-ucet/danove'

/** Announces the certificate of the year; contains neither a name nor an amount, since letters go astray. In Czech, like the certificate. */
const certificateLetter = (
  to: string,
  taxYear: number,
  { id, at }: { readonly id: string; readonly at: Instant },
): Message => ({
  id,
  at,
  channel: 'email',
  to,
  subject: `Potvrzení o\u00a0darech za rok ${taxYear} je připravené`,
  text: [
    'Dobrý den,',
    `potvrzení o\u00a0darech pro daňové účely za rok ${taxYear} najdete ve svém účtu v\u00a0Dokumentech:\n${DOCUMENTS_PAGE}`,
    'Pokud na něm něco nesedí, opravte si prosím údaje a\u00a0potvrzení si tam nechte vystavit znovu.',
    `Děkujeme, že pomáháte.\n${FOUNDATION_ACCOUNT.payee}`,
  ].join('\n\n'),
  link: DOCUMENTS_PAGE,
})

/** Says why there is no certificate yet, and what to do (rule 6.19). */
const nameNotPrintableLetter: typeof certificateLetter = (to, taxYear, { id, at }) => ({
  id,
  at,
  channel: 'email',
  to,
  subject: `Potvrzení o\u00a0daru za rok ${taxYear}: napište nám prosím jméno latinkou`,
  text: [
    'Dobrý den,',
    `potvrzení o\u00a0daru pro daňové účely za rok ${taxYear} zatím nemůžeme vystavit. Jméno ve vašich daňových údajích má znaky, které na dokladu neumíme zobrazit.`,
    `Napište ho prosím latinkou a\u00a0potvrzení hned najdete v\u00a0Dokumentech:\n${TAX_PAGE}`,
    `Děkujeme, že pomáháte.\n${FOUNDATION_ACCOUNT.payee}`,
  ].join('\n\n'),
  link: TAX_PAGE,
})
