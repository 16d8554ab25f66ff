import { checkShortText } from '../formats/short-text.ts'
import type { FormCode, FormFaults, ItemOf, TableAnswer } from './form.ts'
import { SUMMED_COLUMN, wholeNumber } from './table-sum.ts'

/** The cells of the form: prefilled cells unchanged, the second column in whole numbers. */
export function checkTable({ id, rows, required }: ItemOf<'table'>, answer: TableAnswer): FormFaults {
  const faults: [string, FormCode][] = []
  for (const row of rows) {
    const given = Object.hasOwn(answer.rows, row.id) ? answer.rows[row.id] : undefined
    if (given !== undefined && given.length !== row.cells.length) return { [id]: 'invalid' }
    row.cells.forEach((fixed, column) => {
      const code = checkCell({ fixed, cell: given?.[column], column, required })
      if (code) faults.push([`${id}.${row.id}.${column}`, code])
    })
  }
  if (Object.keys(answer.rows).some((given) => !rows.some((row) => row.id === given))) return { [id]: 'unknown' }
  return Object.fromEntries(faults)
}

type Cell = { fixed: string; cell: string | undefined; column: number; required: boolean }

function checkCell({ fixed, cell, column, required }: Cell): FormCode | undefined {
  if (fixed !== '') return cell === undefined || cell === fixed ? undefined : 'invalid'
  if (cell === undefined || cell.trim() === '') return required ? 'required' : undefined
  if (column === SUMMED_COLUMN) return checkWholeNumber(cell)
  return checkShortText(cell) === true ? undefined : 'max'
}

const checkWholeNumber = (cell: string): FormCode | undefined => {
  if (/^\s*-\s*\d/.test(cell)) return 'min'
  return wholeNumber(cell) === undefined ? 'not-a-number' : undefined
}
