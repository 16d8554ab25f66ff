import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf } from '../../domain/time/instant.ts'
import { certificatesAt, issueCertificates } from '../../resources/document/yearly-certificates.rules.ts'
import { prague } from '../people/build-donor.ts'

type Given = Pick<WorldState, 'people' | 'payments'>

/** The people with every yearly certificate issued up to a wall-clock time of Prague, by the same rule that issues the next ones. */
export const withCertificates = ({ people, payments }: Given, local: string): WorldState['people'] => {
  const now = prague(local)
  let certified = people
  for (let year = firstYear(payments); certificatesAt(year + 1) <= now && year < dayOf(now).year; year += 1)
    certified = issueYear({ people: certified, payments }, year)
  return certified
}

const issueYear = ({ people, payments }: Given, taxYear: number): WorldState['people'] => {
  const id = ({ login }: { readonly login: string }) => `doc-${taxYear}-${login}`
  const issued = issueCertificates({ people, payments }, taxYear, certificatesAt(taxYear + 1), id)
  return issued.reduce((certified, { donor, document }) => {
    const documents = [...donor.documents, document].toSorted((a, b) => a.createdAt - b.createdAt)
    return certified.with(donor.personId, { ...donor, documents })
  }, people)
}

const firstYear = (payments: WorldState['payments']): number => {
  const days = payments.values().flatMap((ledger) => Object.values(ledger).map(({ settledOn }) => settledOn))
  const first = days.reduce((earliest, day) => (day < earliest ? day : earliest), '9999-12-31')
  return Number(first.slice(0, 4))
}
