import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Complete fonts with every Czech letter; a document embeds only the letters it uses. */
const FACES = {
  text: 'DejaVuSansCondensed.ttf',
  strong: 'DejaVuSansCondensed-Bold.ttf',
  display: 'DejaVuSerifCondensed-Bold.ttf',
} as const
export type Face = keyof typeof FACES
type Fonts = ReadonlyMap<Face, Font>

const require = createRequire(import.meta.url)
let fonts: Promise<Fonts> | undefined

/** Parses the fonts once for the process, because that takes longer than drawing a page. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= parseFonts()
  return fonts
}

async function parseFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const parsed = new Map<Face, Font>()
  for (const face of Object.keys(FACES) as Face[])
    parsed.set(face, create(await readFile(require.resolve(`dejavu-fonts-ttf/ttf/${FACES[face]}`))))
  return parsed
}

/**
 * Registers the fonts of a new document, which must be ended before the next one begins: a glyph keeps the first character it was used
 * for, so without the reset a document would depend on the ones drawn before.
 */
export function registerFonts(document: PDFKit.PDFDocument, loaded: Fonts): void {
  for (const [face, font] of loaded) {
    font._glyphs = {}
    // pdfkit accepts a fontkit font as well, but its types do not include it.
    document.registerFont(face, font as unknown as Uint8Array)
  }
}
