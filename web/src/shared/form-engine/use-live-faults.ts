import { useState } from 'react'
import { checkItem } from '#rules/forms/check-item.ts'
import type { FormAnswer, FormFaults, FormItem } from '#rules/forms/form.ts'
import { type Answers, useAnswer } from './answers.ts'

type LiveFaultsOptions = {
  item: FormItem
  answers: Answers
  faults: FormFaults
  /** A validation of the section found a fault: from then on each answer is validated as it changes. */
  isChecked: boolean
  /** `YYYY-MM-DD` of Europe/Prague. */
  today: string
}

/**
 * The faults that a validation found, until the answer changes; then those of the new answer.
 * Before a validation it does not follow the answer, so typing renders nothing.
 */
export function useLiveFaults({ item, answers, faults: found, isChecked, today }: LiveFaultsOptions): FormFaults {
  const answer = useAnswer(answers, item.id, isChecked)
  const firstDayId = (item.itemType === 'dateTime' && item.notBefore?.id) || item.id
  const firstDay = useAnswer(answers, firstDayId, isChecked)
  const [validated, setValidated] = useState<{ found: FormFaults; of: FormAnswer | undefined }>({ found, of: answer })
  if (validated.found !== found) setValidated({ found, of: answer })
  if (!isChecked || validated.found !== found || validated.of === answer) return found
  return checkItem(item, { [firstDayId]: firstDay, [item.id]: answer }, today)
}
