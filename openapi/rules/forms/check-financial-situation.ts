import type { FinancialAnswer, FormCode, FormFaults, ItemOf } from './form.ts'

/** The maximum of one line, crowns a month. */
export const MAX_PER_MONTH = 10_000_000

type Amounts = FinancialAnswer['incomes']
type Lines = ItemOf<'financialSituation'>['incomes']

/**
 * Every line is filled in, with zero where there is none, and the sum of regular expenses is not 0 (rule 11.2). The sum is validated
 * once every expense is filled in: until then it is unknown.
 */
export function checkFinancialSituation(
  { id, incomes, expenses }: Pick<ItemOf<'financialSituation'>, 'id' | 'incomes' | 'expenses'>,
  answer: FinancialAnswer,
): FormFaults {
  const ofExpenses = checkAmounts(`${id}.expenses`, expenses, answer.expenses)
  const isZero = Object.keys(ofExpenses).length === 0 && sumOfAmounts(answer.expenses) === 0
  return {
    ...checkAmounts(`${id}.incomes`, incomes, answer.incomes),
    ...ofExpenses,
    ...(isZero && ({ [`${id}.expenses`]: 'zero-sum' } as const)),
  }
}

/** Whole crowns a month, all lines together. */
export const sumOfAmounts = (amounts: Amounts): number =>
  Object.values(amounts).reduce((sum: number, amount) => sum + amount, 0)

function checkAmounts(path: string, lines: Lines, amounts: Amounts): FormFaults {
  const faults: [string, FormCode][] = []
  for (const { id } of lines) {
    const code = checkAmount(Object.hasOwn(amounts, id) ? amounts[id] : undefined)
    if (code) faults.push([`${path}.${id}`, code])
  }
  for (const id of Object.keys(amounts)) {
    if (!lines.some((line) => line.id === id)) faults.push([`${path}.${id}`, 'unknown'])
  }
  return Object.fromEntries(faults)
}

/** Whether a line counts in the sum: an invalid amount does not. */
export const isAmount = (amount: number | undefined): amount is number => checkAmount(amount) === undefined

function checkAmount(amount: number | undefined): FormCode | undefined {
  if (amount === undefined) return 'required'
  if (!Number.isFinite(amount)) return 'not-a-number'
  if (amount < 0) return 'min'
  if (amount > MAX_PER_MONTH) return 'max'
  return Number.isInteger(amount) ? undefined : 'invalid'
}
