import type { Day, Instant } from '../time/instant.ts'

/** Whom certificates are made out to (rule 6.13); the number of a legal entity stands in the profile. */
export type TaxData = {
  readonly personKind: 'natural' | 'legal'
  readonly name: string
  readonly birthDate: Day | null
}

/** To whom a certificate was issued: the tax data of that day, and the address. */
export type IssuedTo = TaxData & { readonly registrationNumber: string; readonly addressLines: readonly string[] }

/** A yearly certificate for the tax office, or the confirmation of a gift. What it says stays as it was issued. */
export type DonorDocument = {
  readonly id: string
  readonly createdAt: Instant
  readonly type: 'tax-certificate' | 'gift-confirmation'
  /** Of a certificate; null otherwise. */
  readonly taxYear: number | null
  /** Whole crowns. */
  readonly amount: number
  readonly issuedTo: IssuedTo
  /** The document issued in its place with corrected data. */
  readonly replacedBy: string | null
}
