import { FOUNDATION_ACCOUNT } from '../../../domain/letters/foundation.ts'
import type { Lang } from '../../../domain/letters/wording.ts'
import type { Day } from '../../../domain/time/instant.ts'
import { type Face, loadFonts, registerFonts } from './fonts.ts'

type Element = ReturnType<PDFKit.PDFDocument['struct']>
/** `element` is what the next text belongs to for a screen reader: the document, or a table or row in it. */
export type PdfPage = PDFKit.PDFDocument & { element: Element }

/** A4 in points, with margins for a hole punch and for holding the page. */
export const PAGE = { width: 595.28, height: 841.89, left: 68, right: 527.28, top: 60, foot: 772 } as const
export const WIDTH = PAGE.right - PAGE.left

/** The portal's colours in its light theme. */
export const COLOUR = {
  night: '#16255a',
  ink: '#182039',
  soft: '#485272',
  line: '#dfe3ee',
  wash: '#f1f4fb',
  heart: '#b32343',
  goldWash: '#fdf2d8',
  goldDeep: '#704b00',
} as const

export type DocumentInfo = { readonly title: string; readonly lang: Lang; readonly day: Day }

/**
 * Draws a document and returns its bytes. pdfkit is loaded with the first document, so that it does not delay the start. The same
 * document has the same bytes each time: its day replaces the clock in its metadata and its identifier. One document at a time
 * (`print-pdf.ts`), because all use the same fonts.
 */
export const makePdf = async (
  { title, lang, day }: DocumentInfo,
  draw: (paper: PdfPage) => void,
): Promise<Uint8Array> => {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()])
  const { payee } = FOUNDATION_ACCOUNT
  const page = new PDFDocument({
    size: 'A4',
    // Everything is positioned by hand; with a margin pdfkit would start a new page before the footer.
    margin: 0,
    // No default font: a font known under two names would be parsed again for every text.
    font: '',
    bufferPages: true,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    info: {
      Title: title,
      Author: payee,
      Creator: payee,
      Producer: payee,
      CreationDate: new Date(`${day}T12:00:00Z`),
    },
  })
  const paper: PdfPage = Object.assign(page, { element: page.struct('Document') })
  paper.addStructure(paper.element)
  registerFonts(paper, fonts)
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    paper.on('end', resolve)
    paper.on('error', reject)
  })
  draw(paper)
  paper.element.end()
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

/** Of the standard structure types of PDF 1.7 (ISO 32000-1, 14.8.4). A screen reader reads a text in the order of its drawing. */
type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

export type Style = {
  /** `artifact` is not read: it repeats, or decorates. */
  readonly tag?: Tag | 'artifact'
  readonly face?: Face
  readonly size?: number
  readonly colour?: string
  readonly x?: number
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
}

/** Writes a text below a height, wrapped to its width, and returns the height below it. */
export const drawText = (paper: PdfPage, y: number, text: string, style: Style = {}): number => {
  const { face = 'text', size = 10.5, colour = COLOUR.ink, x = PAGE.left, align = 'left' } = style
  const { width = PAGE.right - x, tag = 'P' } = style
  const tagged = tag === 'artifact' ? {} : { structParent: paper.element, structType: tag }
  const draw = () =>
    paper
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y, { width, align, lineGap: size * 0.3, ...tagged })
  if (tag === 'artifact') drawArtifact(paper, draw)
  else draw()
  return paper.y
}

/** What is not read. */
export const drawArtifact = (paper: PdfPage, draw: () => void): void => {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}

/** Everything that `draw` draws belongs to a new element of this one. */
export const drawWithin = (paper: PdfPage, tag: Tag, draw: () => void): void => {
  const outer = paper.element
  const element = paper.struct(tag)
  outer.add(element)
  paper.element = element
  draw()
  element.end()
  paper.element = outer
}

export const rule = (paper: PdfPage, y: number, colour: string = COLOUR.line): void => {
  drawArtifact(paper, () => paper.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).stroke(colour))
}
