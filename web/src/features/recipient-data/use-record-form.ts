import { useState } from 'react'
import type * as v from 'valibot'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import type { Api } from '../../shared/api/client.ts'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { RecipientData, SavedProfile } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { isStored } from '../../shared/editing/is-stored.ts'
import { useConfirmedSave } from '../../shared/editing/use-confirmed-save.ts'
import { useUpdatesFromElsewhere } from '../../shared/editing/use-updates-from-elsewhere.ts'
import { type ContractFormOptions, useFormWithFailure } from '../../shared/forms/contract-form.ts'
import type { Session } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { useCodeQuestion } from './use-code-question.ts'

const EDITING_LOCKED = 423

type Schema = v.GenericSchema<Readonly<Record<string, unknown>>>
type Options<Own extends Schema, Request> = Pick<ContractFormOptions<Own>, 'schema' | 'compose' | 'crossField'> & {
  /** The name of the draft. */
  name: string
  record: RecipientData
  /** The part of the record that this form shows, as one text. */
  shown: (record: RecipientData) => string
  /** The record with the names of the request, if they differ. */
  stored?: (record: RecipientData) => object
  /** The schema's optional fields have a slightly wider type than the contract's. */
  save: (api: Api, request: Request, idempotencyKey: string) => Promise<SavedProfile>
  /** The form remounts with the saved values. */
  onRenew: () => void
}

/** Saved as one document, once per submit, with its draft; the name in the frame is updated. */
export function useRecordForm<Own extends Schema, Request>(options: Options<Own, Request>) {
  const { name, record, shown, stored = asItIs, save, onRenew, ...rules } = options
  const api = useApi()
  const { store, refreshProfile } = useSessionActions()
  const draft = useDraft(name, { storage: 'account' })
  const clock = useServerClock()
  const [opened] = useState(record)
  const { saveAsync } = useSave({
    mutationFn: (request: Request, { idempotencyKey }) => save(api, request, idempotencyKey),
  })
  const { saveConfirmed, ...checked } = useConfirmedSave(saveAsync, ({ fullUser }, request) => {
    const now = fullUser.Recipient
    if (now && isStored(stored(now), request)) return 'sent'
    return now && shown(now) === shown(opened) ? 'before' : 'other'
  })
  const { question, withCode } = useCodeQuestion()
  const updates = useUpdatesFromElsewhere({ given: shown(record), areThere: draft.hasChanges, onRenew })
  const { failure, ...form } = useFormWithFailure({
    ...rules,
    draft,
    onSubmit: async (request) => {
      const { epoch } = store.current()
      const sent = draft.read()
      const saved = await withCode(() => saveConfirmed(request as Request))
      draft.markSaved(saved?.savedAt ?? new Date(clock.now() ?? Date.now()).toISOString(), sent)
      const recipient = saved ? saved.profile_full.Recipient : recipientOf(store.read())
      if (recipient) updates.isOwn(shown(recipient))
      if (saved) store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
    },
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

  return { ...form, failure, checked, draft, discard, code: { ...question, phones: record.Phones } }
}

const asItIs = (record: RecipientData) => record
const recipientOf = (session: Session) => (session.isLoggedIn ? session.fullUser.Recipient : undefined)

export type RecordFormState = ReturnType<typeof useRecordForm>
