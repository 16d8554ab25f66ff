import { type ChangeEvent, useState } from 'react'
import type * as v from 'valibot'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import { useKeptForm } from '../../shared/editing/use-kept-form.ts'
import { type ContractFormOptions, useContractForm } from '../../shared/forms/contract-form.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { useNewsOfRecord } from './use-news-of-record.ts'
import { type Save, useSaveOnce } from './use-save-once.ts'

const EDITING_LOCKED = 423

type Schema = v.GenericSchema<Readonly<Record<string, unknown>>>
type Options<Own extends Schema, Request> = Pick<ContractFormOptions<Own>, 'schema' | 'compose' | 'crossField'> & {
  /** Names the draft. */
  name: string
  record: RecipientData
  /** What of the record this form shows, as one text. */
  shown: (record: RecipientData) => string
  /** Takes what the schema lets through; its optional fields are typed a little wider than the contract's. */
  save: Save<Request>
  /** The form begins anew with what is saved. */
  onRenew: () => void
}

/** A part of the family's record as a form: saved whole, once for one press, with its draft; the frame's name follows. */
export function useRecordForm<Own extends Schema, Request>(options: Options<Own, Request>) {
  const { name, record, shown, save, onRenew, ...rules } = options
  const { store, refreshProfile } = useSessionActions()
  const [failure, setFailure] = useState<unknown>()
  const kept = useKeptForm(name)
  const saveOnce = useSaveOnce(save)
  const news = useNewsOfRecord({ given: shown(record), areThere: kept.areThere, onRenew })
  const form = useContractForm({
    ...rules,
    onSubmit: async (request) => {
      setFailure(undefined)
      const { epoch } = store.current()
      const sent = kept.read()
      const { profile, profile_full: fullUser, savedAt } = await saveOnce(request as Request)
      kept.saved(savedAt, sent)
      if (fullUser.Recipient) news.isOwn(shown(fullUser.Recipient))
      store.refresh({ profile, fullUser }, epoch)
    },
    onFailure: (reason) => {
      if (reason instanceof ApiFailure && reason.isSuperseded) return
      setFailure(reason)
      // A lock of which this page did not know: the record says until when.
      if (reason instanceof ApiFailure && reason.code === EDITING_LOCKED) void refreshProfile()
    },
  })

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    form.formProps.onChange(event)
    kept.follow()
  }
  function discard() {
    kept.discard()
    onRenew()
  }

  return { ...form, formProps: { ...form.formProps, onChange, ref: kept.element }, failure, kept, discard }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
