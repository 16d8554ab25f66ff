import { isPrintable } from '#rules/formats/printable-text.ts'
import { FOUNDATION_ACCOUNT } from '../../../domain/letters/foundation.ts'
import { dayText, moneyText } from '../../../domain/letters/wording.ts'
import type { Day } from '../../../domain/time/instant.ts'
import { amountInWords } from './amount-in-words.ts'
import type { CertificateData } from './certificate-data.ts'
import { drawFoot, drawLetterhead } from './letterhead.ts'
import { COLOUR, drawArtifact, drawText, makePdf, PAGE, type PdfPage, WIDTH } from './pdf-page.ts'

/** `~` is a fixed space. */
const cs = (text: string): string => text.replaceAll('~', '\u00a0')

const LAWS = {
  natural: cs(
    'Hodnotu darů lze odečíst od základu daně za podmínek §~15 odst.~1 zákona č.~586/1992~Sb., o~daních z~příjmů.',
  ),
  legal: cs(
    'Hodnotu darů lze odečíst od základu daně za podmínek §~20 odst.~8 zákona č.~586/1992~Sb., o~daních z~příjmů.',
  ),
} as const

/** The sentences of a certificate; a confirmation of one gift is not for the tax office. */
const certificateTexts = ({ kind, taxYear, issuedTo, amount }: CertificateData) => {
  const isYearly = kind !== 'gift-confirmation'
  return {
    title: isYearly ? 'Potvrzení o\u00a0darech' : 'Potvrzení o\u00a0daru',
    subtitle: isYearly ? `pro daňové účely za rok\u00a0${taxYear}` : '',
    lead: isYearly
      ? cs(`${FOUNDATION_ACCOUNT.payee} potvrzuje, že v~roce~${taxYear} přijala dary od tohoto dárce:`)
      : `${FOUNDATION_ACCOUNT.payee} potvrzuje, že přijala dar od tohoto dárce:`,
    amount: isYearly ? cs('Dary v~celkové výši') : cs('Dar ve~výši'),
    nothingYet: amount === 0 ? cs(`V~roce~${taxYear} zatím neevidujeme žádný dar.`) : '',
    purpose: isYearly
      ? cs('Dary byly poskytnuty na sociální a~zdravotnické účely: pomáhají rodinám, ve kterých někdo vážně onemocněl.')
      : cs('Dar pomáhá rodinám, ve kterých někdo vážně onemocněl.'),
    law: isYearly
      ? LAWS[issuedTo.personKind]
      : cs('Pro daňové účely slouží roční potvrzení, které vydáváme v~lednu za celý předchozí rok.'),
    electronic: cs('Potvrzení bylo vystaveno elektronicky, bez podpisu a~razítka.'),
    preview: 'Toto je náhled, jako potvrzení neplatí.',
  }
}

const MISSING = 'neuvedeno'

/** Always in Czech, for a Czech office. */
export const certificatePdf = (certificate: CertificateData): Promise<Uint8Array> => {
  const { title, subtitle } = certificateTexts(certificate)
  const about = { title: `${title} ${subtitle}`.trim(), lang: 'cs', day: certificate.issuedOn } as const
  return makePdf(about, (paper) => draw(paper, certificate))
}

const draw = (paper: PdfPage, certificate: CertificateData): void => {
  const words = certificateTexts(certificate)
  let y = drawLetterhead(paper)
  if (certificate.kind === 'preview') y = drawNotice(paper, y + 18, words.preview)
  y = drawText(paper, y + 44, words.title, { tag: 'H1', face: 'display', size: 25, colour: COLOUR.night })
  if (words.subtitle !== '') y = drawText(paper, y + 1, words.subtitle, { size: 13, colour: COLOUR.soft })
  y = drawText(paper, y + 30, words.lead)
  y = drawGiver(paper, y + 16, certificate)
  y = drawAmount(paper, y + 24, certificate, words)
  y = drawText(paper, y + 28, words.purpose)
  y = drawText(paper, y + 9, words.law)
  drawIssue(paper, y + 42, certificate.issuedOn, words.electronic)
  drawFoot(paper, FOUNDATION_ACCOUNT.payee)
  if (certificate.kind === 'preview') drawWatermark(paper)
}

const LABEL = 118

const drawGiver = (paper: PdfPage, top: number, { issuedTo, angelNumber }: CertificateData): number => {
  const { personKind, name, birthDate, registrationNumber, addressLines } = issuedTo
  const isLegal = personKind === 'legal'
  const identity = isLegal ? registrationNumber : birthDate === null ? '' : dayText(birthDate, 'cs')
  const rows = [
    [isLegal ? 'Název' : 'Jméno', name],
    [isLegal ? 'IČO' : 'Datum narození', identity],
    // Only what the fonts draw (rule 6.19).
    [isLegal ? 'Sídlo' : 'Adresa', addressLines.filter(isPrintable).join('\n')],
    ['Andělské číslo', angelNumber],
  ] as const
  return rows.reduce((y, [label, value], index) => {
    const [x, size] = [PAGE.left + LABEL, index === 0 ? 13 : 10.5]
    drawText(paper, y + (index === 0 ? 2.5 : 0), label, { colour: COLOUR.soft, width: LABEL - 12 })
    return drawText(paper, y, value || MISSING, { x, size, face: index === 0 ? 'strong' : 'text' }) + 6
  }, top)
}

type CertificateTexts = ReturnType<typeof certificateTexts>

/** On a background box, drawn under the text once its height is known. */
const drawAmount = (paper: PdfPage, top: number, { amount }: CertificateData, words: CertificateTexts): number => {
  const [x, width, padding] = [PAGE.left + 20, WIDTH - 40, 16]
  const inWords = `slovy: ${amountInWords(amount)}`
  const small = { size: 9.5, colour: COLOUR.soft, x, width }
  const height =
    padding * 2 +
    46 +
    paper.font('text').fontSize(9.5).heightOfString(inWords, { width }) +
    (words.nothingYet === '' ? 0 : 16)
  drawArtifact(paper, () => paper.roundedRect(PAGE.left, top, WIDTH, height, 9).fill(COLOUR.wash))
  let y = drawText(paper, top + padding, words.amount, small)
  y = drawText(paper, y + 2, moneyText(amount, 'cs'), { face: 'display', size: 22, colour: COLOUR.night, x, width })
  y = drawText(paper, y, inWords, small)
  if (words.nothingYet !== '') drawText(paper, y + 2, words.nothingYet, small)
  return top + height
}

const drawIssue = (paper: PdfPage, top: number, issuedOn: Day, note: string): void => {
  drawText(paper, top, `Vystaveno ${dayText(issuedOn, 'cs')}`)
  const y = drawText(paper, top, FOUNDATION_ACCOUNT.payee, { face: 'strong', colour: COLOUR.night, align: 'right' })
  drawText(paper, y + 2, note, { size: 8.5, colour: COLOUR.soft, align: 'right' })
}

const drawNotice = (paper: PdfPage, top: number, text: string): number => {
  const width = WIDTH - 32
  const height = paper.font('strong').fontSize(9.5).heightOfString(text, { width, lineGap: 3 }) + 18
  drawArtifact(paper, () => paper.roundedRect(PAGE.left, top, WIDTH, height, 9).fill(COLOUR.goldWash))
  drawText(paper, top + 10, text, { face: 'strong', size: 9.5, colour: COLOUR.goldDeep, x: PAGE.left + 16, width })
  return top + height
}

/** Across the page, light enough to keep the text readable. */
const drawWatermark = (paper: PdfPage): void => {
  const [x, y] = [PAGE.width / 2, PAGE.height / 2 + 40]
  paper
    .save()
    .rotate(-32, { origin: [x, y] })
    .fillOpacity(0.06)
  drawText(paper, y - 70, 'NÁHLED', {
    tag: 'artifact',
    face: 'display',
    size: 118,
    colour: COLOUR.night,
    x: 0,
    width: PAGE.width,
    align: 'center',
  })
  paper.restore().fillOpacity(1)
}
