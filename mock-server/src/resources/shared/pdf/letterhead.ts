import { FOUNDATION_ACCOUNT, FOUNDATION_CONTACT } from '../../../domain/letters/foundation.ts'
import { COLOUR, drawArtifact, drawText, PAGE, type PdfPage, rule } from './pdf-page.ts'

/** The foundation's address in its documents: fictional, and the number passes its check digit (rule 6.17). */
const REGISTERED_OFFICE = 'Zkušební 1, 110\u00a000 Praha 1\nIČO 00000019'

const HEART =
  'M8 14.5 1.9 8.4C.3 6.8.3 4.2 1.9 2.6c1.6-1.6 4.2-1.6 5.8 0L8 3l.3-.4c1.6-1.6 4.2-1.6 5.8 0 1.6 1.6 1.6 4.2 0 5.8z'

/** Draws the foundation's letterhead; returns the height below it. */
export const drawLetterhead = (paper: PdfPage): number => {
  const { top, left } = PAGE
  drawArtifact(paper, () => paper.save().translate(left, top).path(HEART).fill(COLOUR.heart).restore())
  drawText(paper, top - 0.5, FOUNDATION_ACCOUNT.payee, {
    face: 'display',
    size: 12,
    colour: COLOUR.night,
    x: left + 23,
  })
  const below = drawText(paper, top - 1, REGISTERED_OFFICE, { size: 8.5, colour: COLOUR.soft, align: 'right' })
  rule(paper, below + 10)
  return below + 10
}

/** Draws the footer of every page: the contact, and the page number of the total. */
export const drawFoot = (paper: PdfPage, note: string, page?: string): void => {
  const { email, phone } = FOUNDATION_CONTACT
  const style = { size: 8, colour: COLOUR.soft }
  rule(paper, PAGE.foot + 8)
  drawText(paper, PAGE.foot + 17, [note, phone, email].filter((each) => each !== '').join('  ·  '), {
    ...style,
    width: 390,
  })
  if (page !== undefined) drawText(paper, PAGE.foot + 17, page, { ...style, align: 'right' })
}
