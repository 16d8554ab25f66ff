import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormFaults } from '#rules/forms/form.ts'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { Renewal, RenewalReceipt, RenewalRequest } from '../../shared/api/wire.ts'
import { useStoredIntent } from '../../shared/long-form/stored-intent.ts'
import type { AnswersDraft } from '../../shared/long-form/use-answers-draft.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { renewalKey, submitRenewal } from './renewal-queries.ts'
import type { WrittenAnswers } from './written-answers.ts'

type Way = {
  draft: AnswersDraft
  /** The provider's paths at the fields of the form. */
  faultsOf: (fields: Readonly<Record<string, string>>) => FormFaults
  written: WrittenAnswers
}

const NO_FAULTS: FormFaults = {}

/**
 * Sends the renewal once, whatever the network does: the key of the sending is stored beside the answers before the call is made. What was
 * sent already is not sent again. After any other failure the renewal is read again, for it may have got
 * through.
 */
export function useRenewalSending({ draft, faultsOf, written }: Way) {
  const api = useApi()
  const client = useQueryClient()
  const { store, refreshProfile } = useSessionActions()
  const [failure, setFailure] = useState<unknown>()
  const [serverFaults, setServerFaults] = useState(NO_FAULTS)
  const intent = useStoredIntent(draft.notes)

  async function submit(request: RenewalRequest, { idempotencyKey }: { idempotencyKey: string }) {
    const { epoch } = store.current()
    const sent = await submitRenewal(api, request, idempotencyKey)
    const { profile, profile_full: fullUser } = sent.saved
    // Here rather than by the page: whoever has left it in the meantime finds the home and the menu as they are now.
    store.refresh({ profile, fullUser }, epoch)
    return { receipt: sent.receipt, request }
  }

  /** The page sees it and leads to the thanks. */
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
        // Under a key of its own: another tab sent it, perhaps with other answers. The page reads which.
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
    /** Answers that the contract would not take are led to their fields without a call. */
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
