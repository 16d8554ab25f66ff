import type * as v from 'valibot'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { RecipientData, SavedProfile } from '#web/shared/api/wire.ts'
import type { RecordValues } from '#web/shared/drafts/draft-base.ts'
import type { FormRound } from '#web/shared/drafts/form-round.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { useRecordSave } from '#web/shared/editing/use-record-save.ts'
import { valuesOf } from '#web/shared/editing/values-of.ts'
import { type ContractFormOptions, useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { useCodeQuestion } from './use-code-question.ts'

const EDITING_LOCKED = 423

type Schema = v.GenericSchema<Readonly<Record<string, unknown>>>
type Options<Own extends Schema, Request> = Pick<ContractFormOptions<Own>, 'schema' | 'compose' | 'crossField'> &
  Omit<FormRound, 'round'> & {
    /** The name of the draft. */
    name: string
    record: RecipientData
    values: RecordValues
    /** Of the request's `basedOn`. */
    baseSchema: Schema
    /** The record with the names of the request, if they differ. */
    stored?: (record: RecipientData) => object
    save: (api: Api, request: Request, idempotencyKey: string) => Promise<SavedProfile>
  }

/** Saved value by value, once per submit, with its draft; the name in the frame is updated. */
export function useRecordForm<Own extends Schema, Request>(options: Options<Own, Request>) {
  const { name, record, values, baseSchema, stored = asItIs, save, carried, onRenew, ...rules } = options
  const { refreshProfile } = useSessionActions()
  const draft = useDraft(name, { storage: 'account', record: { values, carried } })
  const { submit, checked } = useRecordSave({
    draft,
    given: valuesOf(stored(record), baseSchema),
    valuesIn: ({ fullUser }) => fullUser.Recipient && valuesOf(stored(fullUser.Recipient), baseSchema),
    save,
    onRenew,
  })
  const { question, withCode } = useCodeQuestion()
  const { failure, ...form } = useFormWithFailure({
    ...rules,
    draft,
    onSubmit: (request) => withCode(() => submit(request)),
    onFailure: (reason) => {
      // A lock unknown to this page: the reloaded record says until when.
      if (reason instanceof ApiFailure && reason.code === EDITING_LOCKED) void refreshProfile()
      return false
    },
  })

  function discard() {
    draft.discard()
    onRenew()
  }

  return { ...form, failure, checked, draft, carried, discard, code: { ...question, phones: record.Phones } }
}

const asItIs = (record: RecipientData) => record

export type RecordFormState = ReturnType<typeof useRecordForm>
