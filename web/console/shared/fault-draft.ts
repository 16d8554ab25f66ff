import { readNumber } from '../../src/shared/forms/typed-number.ts'
import type { CodeCoverage, NewFault, OperationCoverage } from '../api/tool-queries.ts'
import texts from './locales/cs.json' with { type: 'json' }
import { textOf } from './text-of.ts'

export type FaultKind = NewFault['kind']

export const KINDS = Object.keys(texts.faults.kind) as FaultKind[]

export const isKind = (name: string): name is FaultKind => (KINDS as readonly string[]).includes(name)

/** Whether it can be before or after the commit: a message is sent with it, and a changed answer comes after it. */
export const hasSides = (kind: FaultKind): boolean => kind !== 'patch' && !isOfMessages(kind)

export const isOfMessages = (kind: FaultKind): boolean => kind.startsWith('message-')

/** Milliseconds that a kind requires, with their default; undefined if it requires none. */
export function offeredMs(kind: FaultKind): number | undefined {
  if (kind === 'message-late') return 60_000
  return kind === 'stall' || kind === 'latency' ? 5_000 : undefined
}

export type DocumentedError = { code: number; error: string }

/**
 * Responses that can be forced on an operation: its documented errors, and for all operations the
 * errors they have in common.
 */
export function errorsOf(operations: readonly OperationCoverage[], operationId: string): DocumentedError[] {
  const [first, ...others] = aimedAt(operations, operationId).map(({ errorCodes }) =>
    errorCodes.filter(isCausedByFault),
  )
  if (!first) return []
  return first
    .filter((one) => others.every((list) => list.some(({ code, error }) => code === one.code && error === one.error)))
    .map(({ code, error }) => ({ code, error }))
    .toSorted((one, other) => one.code - other.code || one.error.localeCompare(other.error))
}

const aimedAt = (operations: readonly OperationCoverage[], operationId: string) =>
  operationId === '*'
    ? operations.filter(isCallable)
    : operations.filter((operation) => operation.operationId === operationId)

/** Transport errors belong to no operation, and no fault can target them. */
export const isCallable = ({ operationId }: Pick<OperationCoverage, 'operationId'>): boolean =>
  operationId !== 'transport'

/** Whether a fault can cause the response. */
export const isCausedByFault = (answer: CodeCoverage): answer is CodeCoverage & { error: string } =>
  answer.error !== null && answer.code >= 300

/** Reads the form; a field that its kind lacks is ignored, so each value returned is intended. */
export function readFault(form: FormData): NewFault {
  const text = (name: string) => textOf(form, name)
  const number = (name: string) => readNumber(text(name))
  const kind = text('kind') as FaultKind
  const [code, error = ''] = text('answer').split(' ')
  const percent = number('probability') ?? 100
  const [person, recipient, where, skip] = [text('person'), text('recipient'), text('where'), number('skip') ?? 0]
  return {
    operationId: text('operationId'),
    kind,
    ...(hasSides(kind) && { when: text('when') === 'after' ? 'after' : 'before' }),
    ...(person !== '' && { person }),
    ...(recipient !== '' && { recipient }),
    ...(where !== '' && { where: pairsOf(where) }),
    ...(skip > 0 && { skip }),
    ...(text('repeat') === 'times' && { times: number('times') ?? 1 }),
    ...(percent < 100 && { probability: percent / 100 }),
    ...(offeredMs(kind) !== undefined && { ms: number('ms') ?? 0 }),
    ...(kind === 'cut' && { atPercent: number('atPercent') ?? 0 }),
    ...(kind === 'error_code' && { errorCode: Number(code), error }),
    ...(kind === 'patch' && { patch: readPatch(text('patch')) }),
  }
}

/** `step=login, phoneId=1` by names; what has no sign is a name, which no call has. */
const pairsOf = (typed: string): Record<string, string> =>
  Object.fromEntries(
    typed.split(',').map((pair) => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, value.join('=')]
    }),
  )

/** What is no JSON is sent as it is: the sandbox says what it must be. */
function readPatch(typed: string): NewFault['patch'] & {} {
  try {
    return JSON.parse(typed) as NewFault['patch'] & {}
  } catch {
    return typed as never
  }
}
