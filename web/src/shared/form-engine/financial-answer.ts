import { isAmount, sumOfAmounts } from '#rules/forms/check-financial-situation.ts'
import type { FinancialAnswer, FormAnswer, ItemOf } from '#rules/forms/form.ts'
import { numberAnswer, numberText } from './typed-number.ts'

export type MoneySide = 'incomes' | 'expenses'
type Item = Pick<ItemOf<'financialSituation'>, MoneySide>

/**
 * The typed text of a line: its number, or the text itself if it is not a number. Validation refuses such a text, as it refuses one
 * sent by a browser; so no typed text gets lost, also in a draft.
 */
export const amountText = (answer: FormAnswer | undefined, side: MoneySide, line: string): string =>
  numberText(amountsIn(answer, side)[line])

export function withAmount(before: FormAnswer | undefined, side: MoneySide, line: string, text: string) {
  const { [line]: _former, ...others } = amountsIn(before, side)
  const amount = numberAnswer(text) as number | undefined
  const changed = { ...amountsOf(before), [side]: amount === undefined ? others : { ...others, [line]: amount } }
  return isEmpty(changed) ? undefined : changed
}

/** Sets every empty line to zero. */
export function withZeros(item: Item, before: FormAnswer | undefined): FinancialAnswer {
  const filled = (side: MoneySide) =>
    Object.fromEntries(item[side].map(({ id }) => [id, amountsIn(before, side)[id] ?? 0] as const))
  return { incomes: filled('incomes'), expenses: filled('expenses') }
}

export const emptyLines = (item: Item, answer: FormAnswer | undefined): number =>
  (['incomes', 'expenses'] as const).reduce(
    (sum, side) => sum + item[side].filter(({ id }) => amountsIn(answer, side)[id] === undefined).length,
    0,
  )

/** Sum in crowns of the lines that are valid. */
export const sumOfSide = (answer: FormAnswer | undefined, side: MoneySide): number =>
  sumOfAmounts(Object.fromEntries(Object.entries(amountsIn(answer, side)).filter(([, amount]) => isAmount(amount))))

const amountsOf = (answer: FormAnswer | undefined): FinancialAnswer =>
  typeof answer === 'object' && 'incomes' in answer ? answer : { incomes: {}, expenses: {} }

const amountsIn = (answer: FormAnswer | undefined, side: MoneySide): FinancialAnswer[MoneySide] =>
  amountsOf(answer)[side]

const isEmpty = ({ incomes, expenses }: FinancialAnswer) =>
  Object.keys(incomes).length === 0 && Object.keys(expenses).length === 0
