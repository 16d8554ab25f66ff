import { createRequire } from 'node:module'
import type { Day } from '../domain/moment.ts'

export type Paper = PDFKit.PDFDocument

/** A4 in points, with margins a hole punch and a thumb leave free. */
export const PAGE = { width: 595.28, height: 841.89, left: 64, right: 64, top: 60, bottom: 64 } as const
export const WIDTH = PAGE.width - PAGE.left - PAGE.right
export const FOOT = PAGE.height - PAGE.bottom

/** The portal's colours by day (the light side of its tokens). */
export const COLOUR = {
  night: '#16255a',
  ink: '#182039',
  soft: '#485272',
  line: '#dfe3ee',
  wash: '#f1f4fb',
  heart: '#b32343',
  gold: '#f5b83d',
} as const

export type Face = 'text' | 'strong' | 'display'
const FACES: Readonly<Record<Face, string>> = {
  text: 'DejaVuSansCondensed.ttf',
  strong: 'DejaVuSansCondensed-Bold.ttf',
  display: 'DejaVuSerifCondensed-Bold.ttf',
}

export type About = { readonly title: string; readonly lang: 'cs' | 'en'; readonly issuer: string; readonly day: Day }

/**
 * Draws a paper and gives its bytes. The tool is loaded with the first paper, so that a start does not wait for it; the same paper
 * drawn twice is the same bytes, since its day stands for the clock.
 */
export const makePdf = async (about: About, draw: (paper: Paper) => void): Promise<Uint8Array> => {
  const { default: PDFDocument } = await import('pdfkit')
  const { title, lang, issuer, day } = about
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
    font: fileOf('text'),
    bufferPages: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang,
    info: {
      Title: title,
      Author: issuer,
      Creator: issuer,
      Producer: issuer,
      CreationDate: new Date(`${day}T12:00:00Z`),
    },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    paper.on('end', resolve)
    paper.on('error', reject)
  })
  for (const face of Object.keys(FACES) as Face[]) paper.registerFont(face, fileOf(face))
  draw(paper)
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

const require = createRequire(import.meta.url)
const fileOf = (face: Face): string => require.resolve(`dejavu-fonts-ttf/ttf/${FACES[face]}`)

export type Style = { readonly face?: Face; readonly size?: number; readonly colour?: string }
type Place = { readonly x?: number; readonly width?: number; readonly align?: 'left' | 'right' | 'center' }

/** Writes a text at a height and answers with the height below it. */
export const write = (paper: Paper, y: number, text: string, style: Style & Place = {}): number => {
  const {
    face = 'text',
    size = 10.5,
    colour = COLOUR.ink,
    x = PAGE.left,
    width = PAGE.left + WIDTH - x,
    align = 'left',
  } = style
  paper.font(face).fontSize(size).fillColor(colour)
  const options = { width, align, lineGap: size * 0.35 }
  paper.text(text, x, y, options)
  return paper.y
}

export const rule = (paper: Paper, y: number, colour: string = COLOUR.line): void => {
  paper
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + WIDTH, y)
    .lineWidth(0.75)
    .stroke(colour)
}
