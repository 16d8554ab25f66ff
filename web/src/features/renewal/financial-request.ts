import type { FinancialAnswer, FormAnswer, FormAnswers, FormCode, FormFaults, ListAnswer } from '#rules/forms/form.ts'
import type { FinancialRenewal, Renewal } from '#web/shared/api/wire.ts'
import { ITEM, TREATMENTS, treatmentOption } from './renewal-lines.ts'

/** Call it after validation: it ignores missing answers, and the contract's schema refuses them. */
export function financialRequest(answers: FormAnswers, handedOtherwise: readonly string[]): FinancialRenewal {
  const { incomes, expenses } = (answers[ITEM.money] ?? { incomes: {}, expenses: {} }) as FinancialAnswer
  const message = textOf(answers[ITEM.message])
  const note = textOf(answers[ITEM.note])
  return {
    kind: 'financial',
    householdMembers: answers[ITEM.members] as number,
    incomes: incomes as FinancialRenewal['incomes'],
    expenses: expenses as FinancialRenewal['expenses'],
    treatment: treatmentOf(answers),
    contributionUse: answers[ITEM.use] as string,
    ...(message !== undefined && { message }),
    ...(note !== undefined && { note }),
    declarations: {
      isTrue: answers[ITEM.isTrue] as true,
      willReport: answers[ITEM.willReport] as true,
      agreesToProcessing: answers[ITEM.agreesToProcessing] as true,
    },
    handedOtherwise: [...handedOtherwise],
  }
}

/** The answers of a sent renewal; none before it is sent. */
export function answersOf(request: Renewal['request']): FormAnswers {
  if (request === null) return {}
  return request.kind === 'financial' ? financialAnswers(request) : request.answers
}

/** A sent renewal as read-only answers of the same form. */
export function financialAnswers(request: FinancialRenewal): FormAnswers {
  const { treatment, declarations } = request
  return {
    [ITEM.members]: request.householdMembers,
    [ITEM.money]: { incomes: { ...request.incomes }, expenses: { ...request.expenses } },
    [ITEM.treatment]: { chosen: [{ id: treatmentOption(treatment.status) }] },
    ...(treatment.endsOn !== undefined && {
      [treatment.status === 201 ? ITEM.endedOn : ITEM.endsOn]: treatment.endsOn,
    }),
    [ITEM.use]: request.contributionUse,
    ...(request.message !== undefined && { [ITEM.message]: request.message }),
    ...(request.note !== undefined && { [ITEM.note]: request.note }),
    [ITEM.isTrue]: declarations.isTrue,
    [ITEM.willReport]: declarations.willReport,
    [ITEM.agreesToProcessing]: declarations.agreesToProcessing,
  }
}

function statusOf(answers: FormAnswers): FinancialRenewal['treatment']['status'] | undefined {
  const { chosen } = (answers[ITEM.treatment] ?? { chosen: [] }) as ListAnswer
  return TREATMENTS.find((each) => treatmentOption(each) === chosen[0]?.id)
}

function treatmentOf(answers: FormAnswers): FinancialRenewal['treatment'] {
  const status = statusOf(answers)
  const endsOn = answers[status === 201 ? ITEM.endedOn : ITEM.endsOn]
  return {
    status: status as FinancialRenewal['treatment']['status'],
    ...(typeof endsOn === 'string' && { endsOn }),
  }
}

/** An empty value is omitted from the request. */
const textOf = (answer: FormAnswer | undefined): string | undefined =>
  typeof answer === 'string' && answer.trim() !== '' ? answer : undefined

/** Maps the contract's paths to the fields of the form; the longer path first. */
const PLACES: readonly (readonly [path: string, item: string])[] = [
  ['householdMembers', ITEM.members],
  ['incomes', `${ITEM.money}.incomes`],
  ['expenses', `${ITEM.money}.expenses`],
  ['treatment.endsOn', ITEM.endsOn],
  ['treatment', ITEM.treatment],
  ['contributionUse', ITEM.use],
  ['message', ITEM.message],
  ['note', ITEM.note],
  ['declarations.isTrue', ITEM.isTrue],
  ['declarations.willReport', ITEM.willReport],
  ['declarations.agreesToProcessing', ITEM.agreesToProcessing],
]

/** From the contract's paths to the fields of the form; faults of files are not mapped. */
export function financialFaults(fields: Readonly<Record<string, string>>, answers: FormAnswers): FormFaults {
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [placeOf(path, answers), code as FormCode]))
}

function placeOf(path: string, answers: FormAnswers): string {
  if (path === 'treatment.endsOn' && statusOf(answers) === 201) return ITEM.endedOn
  const found = PLACES.find(([known]) => path === known || path.startsWith(`${known}.`))
  if (!found) return path
  const [known, item] = found
  const isLine = known === 'incomes' || known === 'expenses'
  return isLine ? `${item}${path.slice(known.length)}` : item
}
