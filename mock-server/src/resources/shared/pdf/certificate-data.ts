import type { IssuedTo } from '../../../domain/state/donor-document.ts'
import type { Day } from '../../../domain/time/instant.ts'

/** The content of a certificate, as plain data. */
export type CertificateData = {
  readonly kind: 'tax-certificate' | 'gift-confirmation' | 'preview'
  readonly angelNumber: string
  /** For a yearly certificate; null otherwise. */
  readonly taxYear: number | null
  /** In full crowns. */
  readonly amount: number
  readonly issuedTo: IssuedTo
  readonly issuedOn: Day
}
