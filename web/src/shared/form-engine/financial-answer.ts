import { isAmount, sumOfAmounts } from '#rules/forms/check-financial-situation.ts'
import type { FinancialAnswer, FormAnswer, ItemOf } from '#rules/forms/form.ts'
import { numberAnswer, numberText } from '../forms/typed-number.ts'

export type MoneySide = 'incomes' | 'expenses'
type Item = Pick<ItemOf<'financialSituation'>, MoneySide>

/** Its number, or the text itself if it is not a number, which validation refuses: no typed text gets lost. */
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
