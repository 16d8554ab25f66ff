import { runJobs } from '../jobs/run-jobs.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { paymentOverviewPdf } from './payment-overview-pdf.ts'
import type { PdfJob } from './print-pdf.ts'

runJobs((job: PdfJob) => (job.kind === 'overview' ? paymentOverviewPdf(job.overview) : certificatePdf(job.certificate)))
