import { rateLimits } from '#generated/provider.rate-limits.ts'
import { makeJobProcess } from '../jobs/job-process.ts'
import type { CertificateData } from './certificate-data.ts'
import type { PaymentOverviewData } from './payment-overview-pdf.ts'

export type PdfJob =
  | { readonly kind: 'overview'; readonly overview: PaymentOverviewData }
  | { readonly kind: 'certificate'; readonly certificate: CertificateData }

const { perMinute } = rateLimits.pdf
/** What the limits allow one caller in a minute may wait: a test suite, or an account's certificates of many years. */
const print = makeJobProcess<Uint8Array>('pdfs', { maxOfOwner: perMinute, maxJobs: 10 * perMinute })

/**
 * The bytes of a PDF, drawn in a process of its own, so that a long one delays no other call, and the many of one `owner` no other person
 * (rule 19.22).
 */
export const printPdf = (owner: string, job: PdfJob): Promise<Uint8Array> => print(owner, job)
