import type { FormAnswer, ItemOf, TableAnswer } from '#rules/forms/form.ts'
import { SUMMED_COLUMN, tableSum, wholeNumber } from '#rules/forms/table-sum.ts'
import { formatMoney } from '../format/money.ts'
import { numberText, readNumber } from '../forms/typed-number.ts'

type Row = ItemOf<'table'>['rows'][number]

/** The text of a cell: from the form itself, or as the user filled it in. */
export const cellOf = (answer: FormAnswer | undefined, row: Row, column: number): string =>
  row.cells[column] || (rowsIn(answer)[row.id]?.[column] ?? '')

/** `1500` for „1 500 Kč“ (rule 14.14); other text as it was typed, for validation to refuse. */
function numberCell(typed: string): string {
  const number = readNumber(typed)
  return wholeNumber(typed) === undefined && Number.isInteger(number) ? `${number}` : typed
}

/** Sends complete rows, with the form's own cells unchanged; a row without any filled cell is left out. */
export function withCell(before: FormAnswer | undefined, row: Row, column: number, typed: string) {
  const text = column === SUMMED_COLUMN ? numberCell(typed) : typed
  const cells = row.cells.map((fixed, index) => fixed || (index === column ? text : cellOf(before, row, index)))
  const isFilled = cells.some((cell, index) => row.cells[index] === '' && cell !== '')
  const { [row.id]: _former, ...others } = rowsIn(before)
  const rows = isFilled ? { ...others, [row.id]: cells } : others
  return Object.keys(rows).length === 0 ? undefined : { rows }
}

/** The name of a row: the first cell that the form itself fills in. */
export const nameOfRow = ({ cells }: Row): string | undefined => cells.find((cell) => cell.trim() !== '')

export const tableAnswer = (answer: FormAnswer | undefined): TableAnswer | undefined =>
  typeof answer === 'object' && 'rows' in answer ? answer : undefined

/** The sum of the integers in the second column (rule 12.6): an amount if the heading of the column names crowns. */
export function tableSumText(item: ItemOf<'table'>, answer: FormAnswer | undefined): string {
  const sum = tableSum(item, tableAnswer(answer))
  return item.header[SUMMED_COLUMN]?.includes('Kč') ? formatMoney(sum, 'cs') : numberText(sum)
}

const rowsIn = (answer: FormAnswer | undefined): TableAnswer['rows'] => tableAnswer(answer)?.rows ?? {}
