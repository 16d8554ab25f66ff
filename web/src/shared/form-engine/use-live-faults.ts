import { useState } from 'react'
import { checkItem } from '#rules/forms/check-item.ts'
import type { FormAnswer, FormFaults, FormItem } from '#rules/forms/form.ts'
import { type Answers, useAnswer } from './answers.ts'

type Judged = {
  item: FormItem
  answers: Answers
  faults: FormFaults
  /** A check of the section found something: from then on each answer is judged as it changes. */
  isChecked: boolean
  /** `YYYY-MM-DD` of Europe/Prague. */
  today: string
}

/**
 * The faults of an item as they stand now: those that a check found, until the answer changes; then what the rules say of the answer,
 * so that a message leaves as soon as it is answered (design, Forms: "errors appear on submit, then live per field").
 * Before a check an answer says nothing to the item, so nothing is rendered where somebody types.
 */
export function useLiveFaults({ item, answers, faults: found, isChecked, today }: Judged): FormFaults {
  const answer = useAnswer(answers, item.id, isChecked)
  const [judged, setJudged] = useState<{ found: FormFaults; of: FormAnswer | undefined }>({ found, of: answer })
  if (judged.found !== found) setJudged({ found, of: answer })
  if (!isChecked || judged.found !== found || judged.of === answer) return found
  return checkItem(item, answer, today)
}
