import { expect, test } from 'vitest'
import { type PaymentOverviewData, paymentOverviewPdf } from './payment-overview-pdf.ts'
import { PAGE } from './pdf-page.ts'
import { anOverview, monthly } from './testing/example-documents.ts'
import { type Piece, paintPdf, type ReadPage, readPdf, readTags } from './testing/read-pdf.ts'

const read = async (given: Partial<PaymentOverviewData> = {}): Promise<readonly ReadPage[]> =>
  readPdf(await paymentOverviewPdf(anOverview(given)))
const isWithinMargins = ({ x, y, width, height }: Piece): boolean =>
  x >= PAGE.left - 1 && x + width <= PAGE.right + 1 && y >= PAGE.top - 10 && y + height <= PAGE.foot + 32

test('the overview of payments has the donor, the range, the count and the sum', async () => {
  const [page] = await read({ payments: monthly(3, '2026-08-20') })
  expect(page?.text).toContain('Přehled plateb 1. 1. 2006 – 31. 12. 2026')
  expect(page?.text).toContain('Jméno Mgr. Růžena Šťastná Andělské číslo 10000001 Celkem 1 500 Kč · 3 platby')
  expect(page?.text).toContain('2026 3 platby · 1 500 Kč Přijato Způsob platby Kam putuje Částka')
  expect(page?.text).toContain('20. 8. 2026 kartou předáno rodinám 1. 9. 2026 500 Kč')
  expect(page?.text).toContain('20. 10. 2026 kartou rodinám předáme 2. 11. 2026 500 Kč')
  expect(page?.text).toContain('Strana 1 z 1')
})

test('a screen reader gets the payments as a table, whose head is read once though it is on each page', async () => {
  const tags = await readTags(await paymentOverviewPdf(anOverview({ payments: monthly(60, '2021-01-20') })))
  expect(tags.length).toBeGreaterThan(1)
  const all = tags.flat()
  const years = ['2021', '2022', '2023', '2024', '2025'].map((year) => `H2 ${year}`)
  expect(all.filter((line) => line.startsWith('H'))).toEqual(['H1 Přehled plateb', ...years])
  expect(all.filter((line) => line === 'Table TR TH Částka')).toHaveLength(5)
  expect(all).toContain('Table TR TD 20. 8. 2025')
  expect(all.filter((line) => line.startsWith('Table TR TD'))).toHaveLength(60 * 4)
})

test('the overview of a donor whose name the fonts cannot draw has the angel number alone (rule 6.19)', async () => {
  const [page] = await read({ name: '王小明' })
  expect(page?.text).toContain('2026 Andělské číslo 10000001')
  expect(page?.text).not.toContain('Jméno')
})

test('a payment reassigned to another family says so', async () => {
  const payments = monthly(1).map((each) => ({
    ...each,
    reassigned: {
      on: '2007-02-03',
      reason: { cs: 'Rodina už pomoc nepotřebuje.', en: 'The family needs no more help.' },
      from: 'p-2000001',
    },
  }))
  const [page] = await read({ payments })
  expect(page?.text).toContain('předáno jiné rodině 3. 2. 2007')
})

test('the overview of payments is in English for a donor who chose English', async () => {
  const [page] = await read({ lang: 'en', payments: monthly(2, '2025-12-20') })
  expect(page?.text).toContain('Your payments 01/01/2006 – 12/31/2026')
  expect(page?.text).toContain('2025 1 payment · CZK 500')
  expect(page?.text).toContain('01/20/2026 card goes to families on 02/02/2026 CZK 500')
})

test('an empty range says so', async () => {
  const [page] = await read()
  expect(page?.text).toContain('V tomto období nevidíme žádnou platbu.')
})

test('twenty years need several pages: every payment is there once, oldest first, and no row overlaps the footer', async () => {
  const payments = monthly(240)
  const pages = await read({ payments: payments.toReversed() })
  expect(pages.length).toBeGreaterThan(5)
  const days = pages.flatMap(({ pieces }) =>
    pieces.flatMap(({ text, x }) =>
      x < PAGE.left + 1 && /^\d+\.\s\d+\.\s\d{4}$/.test(text) ? [text.replaceAll('\u00a0', ' ')] : [],
    ),
  )
  expect(days.slice(days.length - 240)).toEqual(payments.map(({ settledOn }) => czech(settledOn)))
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`Strana ${index + 1} z ${pages.length}`)
    expect(page.pieces.filter((piece) => !isWithinMargins(piece))).toEqual([])
    const rows = page.pieces.filter(({ text }) => text.endsWith('Kč'))
    expect(Math.max(...rows.map(({ y, height }) => y + height))).toBeLessThanOrEqual(PAGE.foot)
  }
})

test('rows are drawn, on the next page too', async () => {
  const pages = await paintPdf(await paymentOverviewPdf(anOverview({ payments: monthly(30) })))
  expect(pages).toHaveLength(2)
  for (const page of pages)
    expect(page.inkAt(page.pieces.findLast(({ text }) => text.endsWith('Kč')) as Piece)).toBeGreaterThan(0.05)
})

test('a year that continues on the next page is named there again, and its heading is never alone', async () => {
  for (const months of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const start = Temporal.PlainDate.from({ year: 2025, month: 1, day: 20 }).subtract({ months })
    const [first, second] = await read({ payments: monthly(months + 15, start.toString()) })
    const last = (first as ReadPage).pieces.findLast(({ y }) => y < PAGE.foot)
    expect(last?.text).toMatch(/Kč$/)
    if (second) expect(second.text).toMatch(/^20\d\d(, pokračování| \d+ plat)/)
  }
})

test('columns never overlap', async () => {
  const payments = monthly(12, '2025-12-20').map((each) => ({
    ...each,
    type: 'sms' as const,
    amount: 100_000_000,
    reassigned: { on: '2026-12-30', reason: { cs: '', en: '' }, from: 'p-2000001' },
  }))
  for (const lang of ['cs', 'en'] as const) {
    const [page] = await read({ lang, payments })
    const lines = Object.values(Object.groupBy((page as ReadPage).pieces, ({ y }) => String(Math.round(y / 2))))
    for (const line of lines) {
      const inOrder = (line ?? []).toSorted((a, b) => a.x - b.x)
      for (const [index, piece] of inOrder.entries())
        expect(piece.x + piece.width).toBeLessThanOrEqual((inOrder[index + 1]?.x ?? PAGE.right) + 1)
    }
  }
})

const czech = (day: string): string => {
  const { year, month, day: date } = Temporal.PlainDate.from(day)
  return `${date}. ${month}. ${year}`
}
