import type { CodeCoverage, NewFault, OperationCoverage } from '../api/queries.ts'
import { textOf } from '../shared/text-of.ts'

export type FaultKind = NewFault['kind']

export const KINDS: readonly FaultKind[] = [
  'error_code',
  'reset',
  'refuse',
  'stall',
  'cut',
  'garbage',
  'html',
  'latency',
  'message-late',
  'message-doubled',
  'message-lost',
]

export const isKind = (name: string): name is FaultKind => (KINDS as readonly string[]).includes(name)

/** Whether it is a call that fails: a message goes out with the commit, so there is no before and after. */
export const hasSides = (kind: FaultKind): boolean => !kind.startsWith('message-')

/** Milliseconds that a kind asks for, as they are offered; undefined where it asks for none. */
export function offeredMs(kind: FaultKind): number | undefined {
  if (kind === 'message-late') return 60_000
  return kind === 'stall' || kind === 'latency' ? 5_000 : undefined
}

export type DocumentedError = { code: number; error: string }

/** What an operation may be made to answer: its documented errors, and of all operations together those that each of them has. */
export function errorsOf(operations: readonly OperationCoverage[], operationId: string): DocumentedError[] {
  const [first, ...others] = aimedAt(operations, operationId).map(({ errorCodes }) => errorCodes.filter(isFault))
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

/** What the transport refuses belongs to no operation, and no fault can aim at it. */
export const isCallable = ({ operationId }: Pick<OperationCoverage, 'operationId'>): boolean =>
  operationId !== 'transport'

/** Whether a fault can cause the answer. */
export const isFault = (answer: CodeCoverage): answer is CodeCoverage & { error: string } =>
  answer.error !== null && answer.code >= 300

/** Reads the form; a field that its kind does not have is left out of it, so each value there is meant. */
export function readFault(form: FormData): NewFault {
  const text = (name: string) => textOf(form, name)
  const kind = text('kind') as FaultKind
  const [code, error = ''] = text('answer').split(' ')
  const percent = Number(text('probability') || 100)
  return {
    operationId: text('operationId'),
    kind,
    ...(hasSides(kind) && { when: text('when') === 'after' ? 'after' : 'before' }),
    ...(text('repeat') === 'times' && { times: Number(text('times')) }),
    ...(percent < 100 && { probability: percent / 100 }),
    ...(offeredMs(kind) !== undefined && { ms: Number(text('ms')) }),
    ...(kind === 'cut' && { atPercent: Number(text('atPercent')) }),
    ...(kind === 'error_code' && { errorCode: Number(code), error }),
  }
}
