import { checkShortText } from '../formats/short-text.ts'
import type { FormCode, FormFaults, ItemOf, ListAnswer } from './form.ts'

/** Known options, each once, only one if the list is single-choice, and a text for the options that require one. */
export function checkList({ id, items, isMultiple }: ItemOf<'list'>, { chosen }: ListAnswer): FormFaults {
  const ids = chosen.map((each) => each.id)
  if (ids.some((each) => !items.some((option) => option.id === each))) return { [id]: 'unknown' }
  if (new Set(ids).size < ids.length || (!isMultiple && ids.length > 1)) return { [id]: 'invalid' }
  const faults: [string, FormCode][] = []
  for (const { id: optionId, text = '' } of chosen) {
    const hasText = items.some((option) => option.id === optionId && option.hasText)
    const code = hasText ? checkText(text) : text === '' ? undefined : 'unknown'
    if (code) faults.push([`${id}.${optionId}`, code])
  }
  return Object.fromEntries(faults)
}

const checkText = (text: string): FormCode | undefined => {
  if (text.trim() === '') return 'required'
  return checkShortText(text) === true ? undefined : 'max'
}
