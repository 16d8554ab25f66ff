import { withoutSpaces } from '../formats/spaces.ts'
import type { ItemOf, TableAnswer } from './form.ts'

/** The column of whole numbers that is summed (rule 12.6). */
export const SUMMED_COLUMN = 1

/** The sum of the integers in the second column; other values count as nothing (rule 12.6). */
export const tableSum = ({ rows }: ItemOf<'table'>, answer: TableAnswer | undefined): number =>
  rows.reduce((sum, { id, cells }) => {
    const fixed = cells[SUMMED_COLUMN] ?? ''
    const cell = fixed === '' ? (answer?.rows[id]?.[SUMMED_COLUMN] ?? '') : fixed
    return sum + (wholeNumber(cell) ?? 0)
  }, 0)

/** Digits only, except for spaces between thousands; undefined for anything else, including a minus sign. */
export const wholeNumber = (cell: string): number | undefined => {
  const digits = withoutSpaces(cell)
  return /^[0-9]{1,10}$/.test(digits) ? Number(digits) : undefined
}
