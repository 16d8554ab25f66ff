import { createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { StructTreeContent, StructTreeNode } from 'pdfjs-dist/types/src/display/api.js'

/** One piece of text with its position in points, from the upper left corner. */
export type Piece = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly font: string
}

export type ReadPage = {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  /** The pieces in their order, with a space between separate ones. */
  readonly text: string
}

export type PaintedPage = ReadPage & {
  /** The share of the area that is not white, once the page is painted: 0 is blank. */
  readonly inkAt: (place: Pick<Piece, 'x' | 'y' | 'width' | 'height'>) => number
  readonly png: () => Buffer
}

const SCALE = 2

/** Reads the text of a PDF. */
export const readPdf = (bytes: Uint8Array): Promise<readonly ReadPage[]> => eachPage(bytes, readPage)

/** Reads the text of a PDF and paints its pages, which takes most of the time. */
export const paintPdf = (bytes: Uint8Array): Promise<readonly PaintedPage[]> =>
  eachPage(bytes, async (page) => ({ ...(await readPage(page)), ...(await paintPage(page)) }))

/** What a screen reader gets of each page, in its order: `H1 Potvrzení o darech`, `Table TR TH Částka`. */
export const readTags = (bytes: Uint8Array): Promise<readonly (readonly string[])[]> =>
  eachPage(bytes, async (page) => {
    const texts = new Map<string, string>()
    let id = ''
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items)
      if (!('str' in item)) id = item.type.startsWith('begin') ? (item.id ?? '') : ''
      else if (id !== '') texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    const linesOf = (node: StructTreeNode | StructTreeContent, path = ''): string[] =>
      'role' in node
        ? node.children.flatMap((child) =>
            linesOf(child, /^(Root|Document)$/.test(node.role) ? '' : `${path}${node.role} `),
          )
        : [`${path}${texts.get(node.id)?.trim().replaceAll('\u00a0', ' ')}`]
    const tree = await page.getStructTree()
    return tree ? linesOf(tree) : []
  })

const eachPage = async <Page>(bytes: Uint8Array, read: (page: PDFPageProxy) => Promise<Page>): Promise<Page[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await read(await document.getPage(number)))
  await task.destroy()
  return pages
}

const readPage = async (page: PDFPageProxy): Promise<ReadPage> => {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x = 0, baseline = 0] = item.transform as number[]
    const { str: text, width, height, fontName } = item
    return [{ text, x, y: viewport.height - baseline - height, width, height, font: fontName }]
  })
  return {
    width: viewport.width,
    height: viewport.height,
    pieces,
    text: pieces
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  }
}

const paintPage = async (page: PDFPageProxy): Promise<Pick<PaintedPage, 'inkAt' | 'png'>> => {
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, viewport }).promise
  return {
    png: () => canvas.toBuffer('image/png'),
    inkAt: ({ x, y, width, height }) => {
      const { data } = context.getImageData(
        x * SCALE,
        y * SCALE,
        Math.max(1, width * SCALE),
        Math.max(1, height * SCALE),
      )
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1
      return dark / (data.length / 4)
    },
  }
}
