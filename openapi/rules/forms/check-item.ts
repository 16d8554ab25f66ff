import { checkBirthDate } from '../formats/birth-date.ts'
import { checkCzPhoneLocal } from '../formats/cz-phone.ts'
import type { FormatCheck } from '../formats/format-check.ts'
import { checkPersonName } from '../formats/person-name.ts'
import { checkPortalEmail } from '../formats/portal-email.ts'
import { checkPostalCode } from '../formats/postal-code.ts'
import { checkShortText, textLength } from '../formats/short-text.ts'
import { checkFinancialSituation } from './check-financial-situation.ts'
import { checkList } from './check-list.ts'
import type {
  AnswerOf,
  FormAnswer,
  FormAnswers,
  FormCode,
  FormFaults,
  FormItem,
  ItemOf,
  ItemType,
  TableAnswer,
} from './form.ts'
import { answerAt } from './shown-items.ts'
import { SUMMED_COLUMN, wholeNumber } from './table-sum.ts'

/** The maximum length of a longer text, in code points after NFC. */
export const LONG_TEXT = 5_000
/** The default maximum of a number. */
export const MAX_NUMBER = 1_000_000_000

/** The faults of one answer, by path; empty if it is valid. `answers` are those to all visible items, `today` is `YYYY-MM-DD` of Europe/Prague. */
export function checkItem(item: FormItem, answers: Partial<FormAnswers>, today: string): FormFaults {
  const answer = answerAt(answers, item.id)
  if (item.itemType === 'paragraph') return answer === undefined ? {} : { [item.id]: 'unknown' }
  if (answer === undefined || isBlank(answer)) return item.required && isToFill(item) ? faultsOfNothing(item) : {}
  if (!isAnswerOf(item.itemType, answer)) return { [item.id]: 'invalid' }
  switch (item.itemType) {
    case 'financialSituation':
      return checkFinancialSituation(item, answer as AnswerOf<'financialSituation'>)
    case 'list':
      return checkList(item, answer as AnswerOf<'list'>)
    case 'table':
      return checkTable(item, answer as AnswerOf<'table'>)
    default: {
      const code = checkSingle(item, answer as string | number | boolean, { answers, today })
      return code === undefined ? {} : { [item.id]: code }
    }
  }
}

/** Each amount that is missing is named: one fault under seventeen lines says nothing. */
function faultsOfNothing(item: FormItem): FormFaults {
  if (item.itemType === 'table') return checkTable(item, { rows: {} })
  if (item.itemType === 'financialSituation') return checkFinancialSituation(item, { incomes: {}, expenses: {} })
  return { [item.id]: 'required' }
}

type SingleItem = ItemOf<'text' | 'multiline text' | 'dateTime' | 'boolean' | 'number' | 'numeric'>

type Context = { answers: Partial<FormAnswers>; today: string }

function checkSingle(item: SingleItem, answer: string | number | boolean, context: Context): FormCode | undefined {
  switch (item.itemType) {
    case 'text':
      return checkText(item, answer as string)
    case 'multiline text':
      return textLength(answer as string) > (item.mostCharacters ?? LONG_TEXT) ? 'max' : undefined
    case 'dateTime':
      return checkDay(item, answer as string, context)
    case 'boolean':
      return item.mustBeTrue && answer !== true ? 'must-be-true' : undefined
    case 'number':
      return checkNumber(answer as number, { decimals: 0, minimum: item.minimum, maximum: item.maximum })
    case 'numeric':
      return checkNumber(answer as number, { decimals: 2, maximum: item.maximum })
  }
}

const TEXT_FORMATS: Readonly<Record<NonNullable<ItemOf<'text'>['format']>, FormatCheck>> = {
  'cz-phone-local': checkCzPhoneLocal,
  'portal-email': checkPortalEmail,
  'postal-code': checkPostalCode,
  'person-name': checkPersonName,
}

function checkText({ format }: ItemOf<'text'>, answer: string): FormCode | undefined {
  const long = format === 'portal-email' ? true : checkShortText(answer)
  if (long !== true) return long as FormCode
  const result = format === undefined ? true : TEXT_FORMATS[format](answer)
  return result === true ? undefined : (result as FormCode)
}

function checkDay(item: ItemOf<'dateTime'>, answer: string, { answers, today }: Context): FormCode | undefined {
  if (checkBirthDate(answer) !== true) return 'invalid'
  if (item.isPast && answer > today) return 'future'
  if (item.isFuture && answer < today) return 'past'
  const first = item.notBefore && answerAt(answers, item.notBefore.id)
  return typeof first === 'string' && checkBirthDate(first) === true && answer < first ? 'too-early' : undefined
}

type Bounds = { decimals: number; minimum?: number | undefined; maximum?: number | undefined }

function checkNumber(answer: number, { decimals, minimum = 0, maximum = MAX_NUMBER }: Bounds): FormCode | undefined {
  if (!Number.isFinite(answer)) return 'not-a-number'
  if (answer < minimum) return 'min'
  if (answer > maximum) return 'max'
  return Number(answer.toFixed(decimals)) === answer ? undefined : 'invalid'
}

/** A table may be read-only. */
const isToFill = (item: FormItem): boolean =>
  item.itemType !== 'table' || item.rows.some(({ cells }) => cells.includes(''))

/** Empty: a text without a letter, or no selected option. */
const isBlank = (answer: FormAnswer): boolean =>
  typeof answer === 'string'
    ? answer.trim() === ''
    : typeof answer === 'object' && 'chosen' in answer && answer.chosen.length === 0

const SHAPES: Readonly<Record<ItemType, (answer: FormAnswer) => boolean>> = {
  text: (answer) => typeof answer === 'string',
  'multiline text': (answer) => typeof answer === 'string',
  paragraph: () => false,
  dateTime: (answer) => typeof answer === 'string',
  boolean: (answer) => typeof answer === 'boolean',
  number: (answer) => typeof answer === 'number',
  numeric: (answer) => typeof answer === 'number',
  financialSituation: (answer) => typeof answer === 'object' && 'incomes' in answer,
  list: (answer) => typeof answer === 'object' && 'chosen' in answer,
  table: (answer) => typeof answer === 'object' && 'rows' in answer,
}

/** Whether the answer has the type of the item. */
export const isAnswerOf = (type: ItemType, answer: FormAnswer): boolean => SHAPES[type](answer)

/** The cells of the form: prefilled cells unchanged, the second column in whole numbers. */
function checkTable({ id, rows, required }: ItemOf<'table'>, answer: TableAnswer): FormFaults {
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
