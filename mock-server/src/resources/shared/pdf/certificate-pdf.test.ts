import { beforeAll, describe, expect, test } from 'vitest'
import type { CertificateData } from './certificate-data.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { PAGE } from './pdf-page.ts'
import { aCertificate, COMPANY } from './testing/example-documents.ts'
import { type PaintedPage, type Piece, paintPdf, type ReadPage, readPdf, readTags } from './testing/read-pdf.ts'

const read = async (given: Partial<CertificateData>): Promise<ReadPage> => {
  const pages = await readPdf(await certificatePdf(aCertificate(given)))
  expect(pages).toHaveLength(1)
  return pages[0] as ReadPage
}
const paint = async (given: Partial<CertificateData>): Promise<PaintedPage> => {
  const [painted] = await paintPdf(await certificatePdf(aCertificate(given)))
  return painted as PaintedPage
}
let file: Uint8Array
let pages: readonly ReadPage[]
let page: ReadPage
beforeAll(async () => {
  file = await certificatePdf(aCertificate())
  pages = await readPdf(file)
  page = pages[0] as ReadPage
})
const pieceOf = ({ pieces }: ReadPage, text: string): Piece => {
  const found = pieces.find((piece) => piece.text.replaceAll('\u00a0', ' ').includes(text))
  if (!found) throw new Error(`The page does not say ${text}`)
  return found
}
/** Whether a piece of text is within the margins; the watermark crosses the page and is excluded. */
const isWithinMargins = ({ text, x, y, width, height }: Piece): boolean =>
  text === 'NÁHLED' ||
  (x >= PAGE.left - 1 && x + width <= PAGE.right + 1 && y >= PAGE.top - 6 && y + height <= PAGE.foot + 32)

describe('the yearly certificate', () => {
  test('is one A4 page', () =>
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]))

  test('has the donor, the amount and the year, every Czech letter in its place', () => {
    const { text } = page
    expect(text).toContain('Potvrzení o darech pro daňové účely za rok 2025')
    expect(text).toContain('Jméno Mgr. Růžena Šťastná')
    expect(text).toContain('Datum narození 18. 6. 1984')
    expect(text).toContain('Adresa Příčná 12/4 591 01 Žďár nad Sázavou')
    expect(text).toContain('6 250 Kč slovy: šest tisíc dvě stě padesát korun českých')
    expect(text).toContain('§ 15 odst. 1 zákona č. 586/1992 Sb., o daních z příjmů')
    expect(text).toContain('Vystaveno 19. 1. 2026')
    expect(text).not.toContain('náhled')
  })

  test('has tags for a screen reader, in the order of reading', async () => {
    expect(Buffer.from(file).toString('latin1')).toContain('/Marked true')
    const [tags] = await readTags(file)
    expect(tags?.slice(0, 10)).toEqual([
      'P Nadace Dobrý anděl',
      'P Zkušební 1, 110 00 Praha 1',
      'P IČO 00000019',
      'H1 Potvrzení o darech',
      'P pro daňové účely za rok 2025',
      'P Nadace Dobrý anděl potvrzuje, že v roce 2025 přijala dary od tohoto dárce:',
      'P Jméno',
      'P Mgr. Růžena Šťastná',
      'P Datum narození',
      'P 18. 6. 1984',
    ])
  })

  test('of a legal entity has its number, its seat and its own paragraph of the law', async () => {
    const { text } = await read({ issuedTo: COMPANY })
    expect(text).toContain('Název Pekárna U Mostu s.r.o. IČO 12345679 Sídlo Nábřežní 48/3 397 01 Písek')
    expect(text).toContain('§ 20 odst. 8 zákona')
    expect(text).not.toContain('Datum narození')
  })

  test('has every letter of the Czech alphabet as text and as ink on the page', async () => {
    const name = 'Příliš žluťoučký kůň úpěl ďábelské ódy, ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ'
    const company = await paint({ issuedTo: { ...COMPANY, name } })
    expect(company.text).toContain(name)
    for (const text of ['Příliš', '6 250 Kč', '12345679', 'Písek'])
      expect(company.inkAt(pieceOf(company, text))).toBeGreaterThan(0.05)
    expect(company.inkAt({ x: 0, y: 0, width: PAGE.width, height: PAGE.top - 10 })).toBe(0)
  })

  test('draws letters with a caron, not without it', async () => {
    const hooked = await paint({ issuedTo: { ...COMPANY, name: 'ŠČŘŽĎŤŇ' } })
    const bare = await paint({ issuedTo: { ...COMPANY, name: 'SCRZDTN' } })
    const above = (page: PaintedPage, text: string) => {
      const { x, y, width } = pieceOf(page, text)
      return page.inkAt({ x, y: y - 1.5, width, height: 4.5 })
    }
    expect(above(hooked, 'ŠČŘŽĎŤŇ')).toBeGreaterThan(above(bare, 'SCRZDTN') + 0.05)
  })

  test.each([
    ['a long name of words', `${'Nejkulaťoulinkatější '.repeat(5)}s.r.o.`.slice(0, 100)],
    ['a long name without a space', 'Š'.repeat(100)],
  ])('%s wraps and stays within the margins', async (_what, name) => {
    const long = await read({
      issuedTo: { ...COMPANY, name, addressLines: [`${'Ž'.repeat(100)} 12`, `110 00 ${'Nová Ves '.repeat(10)}`] },
      amount: 99_999_999,
      kind: 'preview',
    })
    expect(long.text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
    expect(long.pieces.filter((piece) => !isWithinMargins(piece))).toEqual([])
    expect(pieceOf(long, 'Vystaveno').y).toBeLessThan(PAGE.foot)
  })

  test('marks missing data as missing', async () => {
    const issuedTo = { ...COMPANY, personKind: 'natural', registrationNumber: '', addressLines: [] } as const
    expect((await read({ issuedTo })).text).toContain('Datum narození neuvedeno Adresa neuvedeno')
  })
})

test('a preview is marked as invalid, in a sentence and across the page', async () => {
  const { text, pieces } = await read({ kind: 'preview' })
  expect(text).toContain('Toto je náhled, jako potvrzení neplatí.')
  expect(pieces.map((piece) => piece.text)).toContain('NÁHLED')
})

test('a preview of a year without a gift says so', async () => {
  const { text } = await read({ kind: 'preview', amount: 0, taxYear: 2026 })
  expect(text).toContain('0 Kč slovy: nula korun českých V roce 2026 zatím neevidujeme žádný dar.')
})

test('the confirmation of a gift is not for the tax office', async () => {
  const { text } = await read({ kind: 'gift-confirmation', taxYear: null, amount: 400 })
  expect(text).toContain('Dar ve výši 400 Kč')
  expect(text).toContain('Pro daňové účely slouží roční potvrzení')
  expect(text).not.toContain('Sb.')
})

describe('the file', () => {
  test('has the same bytes for the same certificate, and others for another', async () => {
    expect(Buffer.compare(file, await certificatePdf(aCertificate()))).toBe(0)
    expect(Buffer.compare(file, await certificatePdf(aCertificate({ amount: 1 })))).not.toBe(0)
  })

  test('does not depend on a document that is drawn concurrently', async () => {
    const named = (name: string) => certificatePdf(aCertificate({ issuedTo: { ...COMPANY, name } }))
    const alone = await named('A')
    // In the fonts, the Greek alpha and the Latin A are one glyph.
    const [, concurrent] = await Promise.all([named('\u0391'), named('A')])
    expect(Buffer.compare(concurrent, alone)).toBe(0)
  })

  test('embeds its fonts and names its language', () => {
    const raw = Buffer.from(file).toString('latin1')
    expect(raw).toMatch(/^%PDF-1\.7/)
    const faces = [...raw.matchAll(/\/FontName \/([A-Z]{6})\+(\S+)/g)].map(([, , face]) => face)
    expect(new Set(faces)).toEqual(
      new Set(['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold', 'DejaVuSerifCondensed-Bold']),
    )
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(3)
    expect(raw).not.toContain('Helvetica')
    expect(raw).toContain('/Lang (cs)')
  })
})
