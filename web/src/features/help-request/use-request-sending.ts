import { useState } from 'react'
import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import { answerAt, itemsOf, shownItems } from '#rules/forms/shown-items.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { SubmitRequest } from '#web/shared/api/wire.ts'
import { useStoredIntent } from '#web/shared/long-form/stored-intent.ts'
import type { Notes } from '#web/shared/long-form/use-answers-draft.ts'
import { requestRefusalOf, submitHelpRequest } from './help-request-queries.ts'
import type { RequestAccess } from './request-access.ts'
import type { SentRequest } from './sent-request.ts'

type Sending = {
  form: FormDefinition
  notes: Notes
  access: RequestAccess
  onSent: (sent: SentRequest) => void
  /** The form has changed meanwhile. */
  onChanged: () => void
  /** Its files were lost with an expired key; the next submit starts a new request. */
  onRestarted: () => void
}

/** The notice about the failed sending. */
type Trouble = { failure: ApiFailure; faults: FormFaults }

/** The key is stored before the call, so that a reload repeats it (rule 18.10). „Already sent“ is a success. */
export function useRequestSending({ form, notes, access, onChanged, onRestarted, onSent }: Sending) {
  const api = useApi()
  const intent = useStoredIntent(notes)
  const [trouble, setTrouble] = useState<Trouble>()

  async function submit(answers: FormAnswers): Promise<SentRequest> {
    const requestKey = await access.key()
    // Contains unvalidated answers, which the API types cannot describe.
    const request = { formId: form.formId, answers } as SubmitRequest
    // The same answers for another request are another sending.
    const receipt = await intent.send({ requestKey, request }, (key) =>
      submitHelpRequest(api, requestKey, request, key),
    )
    return { ...receipt, email: confirmationEmail(form, answers) }
  }

  function failed(failure: ApiFailure): void {
    const refusal = requestRefusalOf(failure)
    if (failure.receipt) onSent({ ...failure.receipt, wasThere: true })
    else if (refusal !== undefined) {
      if (access.refused(refusal)) onRestarted()
    } else if (failure.error === 'form-changed') onChanged()
    else setTrouble({ failure, faults: failure.error === 'form-refused' ? (failure.fields as FormFaults) : noFaults })
  }

  const { isSaving, save } = useSave({
    mutationFn: submit,
    onSuccess: onSent,
    onError: failed,
  })
  return {
    isSending: isSaving,
    failure: trouble && trouble.failure.error !== 'form-refused' ? trouble.failure : undefined,
    faults: trouble?.faults ?? noFaults,
    send: (answers: FormAnswers): void => {
      setTrouble(undefined)
      save(answers)
    },
  }
}

const noFaults: FormFaults = {}

/** The address of the receipt: the answer to the first e-mail question. */
function confirmationEmail(definition: FormDefinition, answers: FormAnswers): string | undefined {
  const emailItem = shownItems(itemsOf(definition), answers).find(
    (item) => item.itemType === 'text' && item.format === 'portal-email',
  )
  const answer = emailItem && answerAt(answers, emailItem.id)
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : undefined
}
