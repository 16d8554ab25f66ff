import type { IssuedTo } from '../../domain/state/donor-document.ts'
import type { Day } from '../../domain/time/instant.ts'

/** What a certificate says, as plain data. */
export type CertificateData = {
  readonly kind: 'tax-certificate' | 'gift-confirmation' | 'preview'
  readonly angelNumber: string
  /** Of a yearly certificate; null otherwise. */
  readonly taxYear: number | null
  /** Whole crowns. */
  readonly amount: number
  readonly issuedTo: IssuedTo
  readonly issuedOn: Day
}
