import type { Day, Instant } from '../time/instant.ts'

/** The recipient of a certificate (rule 6.13); the number of a legal entity is in the profile. */
export type TaxData = {
  readonly personKind: 'natural' | 'legal'
  readonly name: string
  readonly birthDate: Day | null
}

/** To whom a certificate was issued: the tax data of that day, and the address. */
export type IssuedTo = TaxData & { readonly registrationNumber: string; readonly addressLines: readonly string[] }

/** A yearly certificate for the tax office, or the confirmation of a gift. Its content never changes after it was issued. */
export type DonorDocument = {
  readonly id: string
  readonly createdAt: Instant
  readonly type: 'tax-certificate' | 'gift-confirmation'
  /** Of a certificate; null otherwise. */
  readonly taxYear: number | null
  /** In full crowns. */
  readonly amount: number
  readonly issuedTo: IssuedTo
  /** The document issued to replace it with corrected data. */
  readonly replacedBy: string | null
}
