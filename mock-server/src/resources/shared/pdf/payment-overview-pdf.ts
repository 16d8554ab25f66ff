import { isPrintable } from '#rules/formats/printable-text.ts'
import { FOUNDATION_ACCOUNT } from '../../../domain/letters/foundation.ts'
import { dayText, type Lang, moneyText } from '../../../domain/letters/wording.ts'
import type { Payment, PaymentType } from '../../../domain/state/payment.ts'
import type { Day } from '../../../domain/time/instant.ts'
import { drawFoot, drawLetterhead } from './letterhead.ts'
import { COLOUR, drawText, drawWithin, makePdf, PAGE, type PdfPage, rule } from './pdf-page.ts'

type OverviewTexts = {
  readonly title: string
  readonly range: (from: string, to: string) => string
  readonly name: string
  readonly number: string
  readonly total: string
  readonly payments: (count: number) => string
  readonly columns: readonly [received: string, type: string, state: string, amount: string]
  readonly types: Readonly<Record<PaymentType, string>>
  readonly pending: (day: string) => string
  readonly sent: (day: string) => string
  readonly reassigned: (day: string) => string
  readonly continued: (year: string) => string
  readonly nothing: string
  readonly made: (day: string) => string
  readonly page: (page: number, pages: number) => string
}

const CZECH_PLURAL = new Intl.PluralRules('cs')

const OVERVIEW_TEXTS = {
  cs: {
    title: 'Přehled plateb',
    range: (from, to) => `${from}\u00a0– ${to}`,
    name: 'Jméno',
    number: 'Andělské číslo',
    total: 'Celkem',
    payments: (count) =>
      `${count}\u00a0${({ one: 'platba', few: 'platby' } as Record<string, string>)[CZECH_PLURAL.select(count)] ?? 'plateb'}`,
    columns: ['Přijato', 'Způsob platby', 'Kam putuje', 'Částka'],
    types: { transfer: 'převodem', card: 'kartou', mobile: 'mobilem', sms: 'dárcovskou SMS' },
    pending: (day) => `rodinám předáme ${day}`,
    sent: (day) => `předáno rodinám ${day}`,
    reassigned: (day) => `předáno jiné rodině ${day}`,
    continued: (year) => `${year}, pokračování`,
    nothing: 'V\u00a0tomto období nevidíme žádnou platbu.',
    made: (day) => `Stav k\u00a0${day}`,
    page: (page, pages) => `Strana ${page} z\u00a0${pages}`,
  },
  en: {
    title: 'Your payments',
    range: (from, to) => `${from} – ${to}`,
    name: 'Name',
    number: 'Angel number',
    total: 'Total',
    payments: (count) => `${count}\u00a0${count === 1 ? 'payment' : 'payments'}`,
    columns: ['Received', 'Paid by', 'Where it goes', 'Amount'],
    types: { transfer: 'bank transfer', card: 'card', mobile: 'mobile payment', sms: 'donation SMS' },
    pending: (day) => `goes to families on ${day}`,
    sent: (day) => `sent to families on ${day}`,
    reassigned: (day) => `sent to another family on ${day}`,
    continued: (year) => `${year}, continued`,
    nothing: 'We have no payment from you in this period.',
    made: (day) => `As of ${day}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
} as const satisfies Record<Lang, OverviewTexts>

export type PaymentOverviewData = {
  readonly lang: Lang
  readonly name: string
  readonly angelNumber: string
  /** Both days are included. */
  readonly from: Day
  readonly to: Day
  readonly today: Day
  /** In any order. */
  readonly payments: readonly Payment[]
}

export const paymentOverviewPdf = (overview: PaymentOverviewData): Promise<Uint8Array> => {
  const { lang, today } = overview
  return makePdf({ title: OVERVIEW_TEXTS[lang].title, lang, day: today }, (paper) => draw(paper, overview))
}

const draw = (paper: PdfPage, overview: PaymentOverviewData): void => {
  const { lang, today } = overview
  const words = OVERVIEW_TEXTS[lang]
  const years = Object.entries(Object.groupBy(overview.payments, ({ settledOn }) => settledOn.slice(0, 4)))
  let y = drawSummary(paper, overview)
  if (years.length === 0) drawText(paper, y + 30, words.nothing, { colour: COLOUR.soft })
  for (const [year, payments = []] of years) y = drawYear(paper, y, { year, payments, lang })
  const { count } = paper.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page)
    drawFoot(paper, `${FOUNDATION_ACCOUNT.payee}  ·  ${words.made(dayText(today, lang))}`, words.page(page + 1, count))
  }
}

const drawSummary = (paper: PdfPage, { lang, name, angelNumber, from, to, payments }: PaymentOverviewData): number => {
  const words = OVERVIEW_TEXTS[lang]
  let y = drawLetterhead(paper)
  y = drawText(paper, y + 34, words.title, { tag: 'H1', face: 'display', size: 23, colour: COLOUR.night })
  y = drawText(paper, y, words.range(dayText(from, lang), dayText(to, lang)), { size: 12, colour: COLOUR.soft }) + 20
  const total = `${moneyText(sumOf(payments), lang)}  ·  ${words.payments(payments.length)}`
  const rows = [
    // The angel number says whose payments these are where the fonts cannot draw the name (rule 6.19).
    ...(isPrintable(name) ? [[words.name, name] as const] : []),
    [words.number, angelNumber],
    [words.total, total],
  ] as const
  for (const [label, value] of rows) {
    drawText(paper, y, label, { colour: COLOUR.soft, width: 96 })
    y = drawText(paper, y, value, { x: PAGE.left + 100, face: label === words.total ? 'strong' : 'text' }) + 3
  }
  return y + 6
}

const COLUMNS = [
  { x: PAGE.left, width: 82 },
  { x: PAGE.left + 86, width: 108 },
  { x: PAGE.left + 198, width: 172 },
  { x: PAGE.left + 374, width: PAGE.right - PAGE.left - 374 },
] as const
const ROW = 19
const HEAD = 52

type Year = { readonly year: string; readonly payments: readonly Payment[]; readonly lang: Lang }

/** Starts a new page where the next row would overlap the footer; a year's heading is never alone at the end of a page. */
const drawYear = (paper: PdfPage, top: number, { year, payments, lang }: Year): number => {
  const words = OVERVIEW_TEXTS[lang]
  const inOrder = payments.toSorted((a, b) => (a.settledOn < b.settledOn ? -1 : a.settledOn > b.settledOn ? 1 : 0))
  const sum = `${words.payments(payments.length)}  ·  ${moneyText(sumOf(payments), lang)}`
  let y = top + 20 + HEAD + ROW * 2 > PAGE.foot ? turnPage(paper) : top + 20
  drawTitle(paper, y, [year, sum], 'H2')
  drawWithin(paper, 'Table', () => {
    drawWithin(paper, 'TR', () => drawColumns(paper, y, words.columns, 'TH'))
    y += HEAD - 5
    for (const payment of inOrder) {
      if (y + ROW > PAGE.foot) {
        y = turnPage(paper)
        drawTitle(paper, y, [words.continued(year), ''], 'artifact')
        drawColumns(paper, y, words.columns, 'artifact')
        y += HEAD - 5
      }
      drawWithin(paper, 'TR', () => drawRow(paper, y, payment, lang))
      y += ROW
    }
  })
  return y
}

const turnPage = (paper: PdfPage): number => {
  paper.addPage()
  return PAGE.top - 8
}

const drawTitle = (
  paper: PdfPage,
  y: number,
  [title, sum]: readonly [string, string],
  tag: 'H2' | 'artifact',
): void => {
  drawText(paper, y, title, { tag, face: 'display', size: 13, colour: COLOUR.night })
  const style = { face: 'strong', size: 9.5, colour: COLOUR.night, align: 'right' } as const
  if (sum !== '') drawText(paper, y + 3, sum, style)
}

const drawColumns = (paper: PdfPage, y: number, columns: readonly string[], tag: 'TH' | 'artifact'): void => {
  writeCells(paper, y + 26, columns, { tag, size: 8, colour: COLOUR.soft })
  rule(paper, y + 41, COLOUR.night)
}

const drawRow = (paper: PdfPage, y: number, payment: Payment, lang: Lang): void => {
  const { settledOn, type, amount } = payment
  const words = OVERVIEW_TEXTS[lang]
  writeCells(
    paper,
    y,
    [dayText(settledOn, lang), words.types[type], stateText(payment, lang), moneyText(amount, lang)],
    { tag: 'TD', size: 9.5 },
  )
  rule(paper, y + ROW - 5)
}

const writeCells = (
  paper: PdfPage,
  y: number,
  cells: readonly string[],
  style: Parameters<typeof drawText>[3],
): void => {
  for (const [index, cell] of cells.entries())
    drawText(paper, y, cell, { ...style, ...COLUMNS[index], align: index === COLUMNS.length - 1 ? 'right' : 'left' })
}

const stateText = ({ reassigned, redistributed, distributionOn }: Payment, lang: Lang): string => {
  const { reassigned: other, sent, pending } = OVERVIEW_TEXTS[lang]
  if (reassigned) return other(dayText(reassigned.on, lang))
  return (redistributed ? sent : pending)(dayText(distributionOn, lang))
}

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0)
