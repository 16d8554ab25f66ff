import { expect, test } from 'vitest'
import { rateLimits } from '#generated/provider.rate-limits.ts'
import { printPdf } from './print-pdf.ts'
import { anOverview } from './testing/example-documents.ts'

test('as many PDFs as a caller may ask for in a minute may be asked for at once (rule 19.22)', async () => {
  const job = { kind: 'overview', overview: anOverview({ payments: [] }) } as const
  const pdfs = await Promise.all(Array.from({ length: rateLimits.pdf.perMinute }, () => printPdf('p-1', job)))
  expect(pdfs.every((bytes) => bytes.length > 1_000)).toBe(true)
})
