import { recordValues } from '#rules/record-values.ts'
import { mergeRecord } from '../../domain/state/merge-record.ts'

type Merged<Entry> = { readonly kind: 'merged'; readonly record: Entry }
type ChangedElsewhere<Entry> = {
  readonly kind: 'conflict'
  readonly outcome: {
    readonly answer: {
      readonly error_code: 409
      readonly error: 'changed-elsewhere'
      readonly fields: Record<string, 'changed-elsewhere'>
      readonly current: Entry
    }
    readonly changes: readonly []
    readonly rule: string
  }
}

/**
 * The record to save (rule 16.14), or the complete outcome of a write that another device came before. All three records are in the form
 * in which the provider stores and sends them.
 */
export const mergeRequest = <Entry extends object>(
  operation: keyof typeof recordValues,
  records: { readonly wanted: Entry; readonly basedOn: Entry; readonly stored: Entry },
): Merged<Entry> | ChangedElsewhere<Entry> => {
  const result = mergeRecord(recordValues[operation], records)
  if (result.kind === 'merged') return result
  const fields = Object.fromEntries(result.fields.map((field) => [field, 'changed-elsewhere'] as const))
  const answer = { error_code: 409, error: 'changed-elsewhere', fields, current: records.stored } as const
  return { kind: 'conflict', outcome: { answer, changes: [], rule: 'rule 16.14 Two devices' } }
}
