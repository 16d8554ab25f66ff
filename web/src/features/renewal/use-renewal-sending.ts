import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormFaults } from '#rules/forms/form.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { Renewal, RenewalReceipt, RenewalRequest } from '#web/shared/api/wire.ts'
import { useStoredIntent } from '#web/shared/long-form/stored-intent.ts'
import type { AnswersDraft } from '#web/shared/long-form/use-answers-draft.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { renewalKey, submitRenewal } from './renewal-queries.ts'
import type { WrittenAnswers } from './written-answers.ts'

type RenewalSendingOptions = {
  draft: AnswersDraft
  /** The provider's paths mapped to the fields of the form. */
  faultsOf: (fields: Readonly<Record<string, string>>) => FormFaults
  written: WrittenAnswers
}

const NO_FAULTS: FormFaults = {}

/** The key is stored with the answers before the call. After a failure the renewal is fetched: it may be sent. */
export function useRenewalSending({ draft, faultsOf, written }: RenewalSendingOptions) {
  const api = useApi()
  const client = useQueryClient()
  const { store, refreshProfile } = useSessionActions()
  const [failure, setFailure] = useState<unknown>()
  const [serverFaults, setServerFaults] = useState(NO_FAULTS)
  const intent = useStoredIntent(draft.notes)

  async function submit(request: RenewalRequest, { idempotencyKey }: { idempotencyKey: string }) {
    const { epoch } = store.current()
    const { saved, receipt } = await submitRenewal(api, request, idempotencyKey)
    // Here instead of in the page: a user who has left the page finds the home and the menu
    // updated.
    store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
    return { receipt, request }
  }

  /** The page detects it and navigates to the thanks. */
  function finish(receipt: RenewalReceipt, request: RenewalRequest) {
    draft.forget()
    client.setQueryData<Renewal>(renewalKey, (old) => old && { ...old, state: 'sent', receipt, request })
    void client.invalidateQueries({ queryKey: renewalKey })
  }

  const { isSaving, save } = useSave({
    mutationFn: submit,
    intent,
    onSuccess: ({ receipt, request }) => finish(receipt, request),
    onError: (cause) => {
      if (cause.error === 'renewal-already-sent' && cause.receipt) {
        written.setSentHere(false)
        // The call had a key of its own: another tab sent the renewal, perhaps with other answers.
        // The page loads the sent ones.
        void refreshProfile()
        return void client.invalidateQueries({ queryKey: renewalKey })
      }
      setFailure(cause)
      setServerFaults(cause.error === 'form-refused' ? faultsOf(cause.fields) : NO_FAULTS)
      if (cause.error === 'form-refused') return
      if (cause.error === 'editing-locked' || cause.error === 'renewal-not-open') void refreshProfile()
      void client.invalidateQueries({ queryKey: renewalKey })
    },
  })

  return {
    isSending: isSaving,
    failure,
    serverFaults,
    /** Invalid answers are reported at their fields without a call. */
    refuse(fields: Readonly<Record<string, string>>) {
      setFailure(new ApiFailure({ error_code: 422, error: 'form-refused', fields: { ...fields } }))
      setServerFaults(faultsOf(fields))
    },
    send(request: RenewalRequest) {
      setFailure(undefined)
      setServerFaults(NO_FAULTS)
      written.setSentHere(true)
      save(request)
    },
  }
}
