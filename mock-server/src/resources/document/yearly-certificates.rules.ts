import { isPrintable } from '#rules/formats/printable-text.ts'
import { setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument } from '../../domain/state/donor-document.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { memoizeUntilChange } from '../../domain/time/memoize-until-change.ts'
import { certificateOf, givenInYear } from './certificate.rules.ts'
import { certificateLetter } from './certificate-letter.rules.ts'

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
      changes: announce(
        state,
        issueCertificates(state, taxYear, now, () => `doc-${random.id()}`),
        {
          taxYear,
          at: now,
          id: () => `m-${random.id()}`,
        },
      ),
      rule: 'rule 6.12 Documents',
    }),
  }
}

type Issued = { readonly donor: Donor; readonly document: DonorDocument }

/**
 * Issues a certificate to each donor who gave in the year and has none of it yet. Anonymous gifts have no donor, and a name that a
 * certificate cannot show (rule 6.19) waits until the tax data have another one.
 */
export const issueCertificates = (
  state: Pick<WorldState, 'people' | 'payments'>,
  taxYear: number,
  createdAt: Instant,
  id: (donor: Donor) => string,
): readonly Issued[] => {
  const today = dayOf(createdAt).toString()
  return Object.values(state.people).flatMap((donor) => {
    if (donor.kind !== 'donor' || donor.scope !== 'donor' || hasCertificate(donor, taxYear)) return []
    if (!isPrintable(donor.taxData.name)) return []
    const amount = givenInYear(state, donor, taxYear, today)
    return amount === 0
      ? []
      : [{ donor, document: certificateOf(donor, { id: id(donor), taxYear, amount, createdAt }) }]
  })
}

const hasCertificate = ({ documents }: Donor, year: number): boolean =>
  documents.some(({ type, taxYear }) => type === 'tax-certificate' && taxYear === year)

const announce = (
  state: WorldState,
  issued: readonly Issued[],
  { taxYear, at, id }: { readonly taxYear: number; readonly at: Instant; readonly id: () => string },
): readonly Change[] => {
  if (issued.length === 0) return []
  const letters = issued.flatMap(({ donor }) => {
    const { email } = donor.profile
    return email === null ? [] : [certificateLetter(email, taxYear, { id: id(), at })]
  })
  return [
    ...issued.map(({ donor, document }) => setDonor(donor, 'documents', [...donor.documents, document])),
    set(['messages'], [...state.messages, ...letters]),
  ]
}
