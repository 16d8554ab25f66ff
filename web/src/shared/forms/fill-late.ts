import { controlsOf, type Fields, fill, isChoice } from './form-draft.ts'

/**
 * Fills a form that is already in somebody's hands, as if it were typed, so that whatever follows a field (a counter, a part that
 * depends on it) hears of it. What was typed or chosen before is newer, and stays. Answers with what has no place in the form yet.
 */
export function fillLate(form: HTMLFormElement, fields: Fields): Fields {
  const names = new Set(controlsOf(form).map(({ name }) => name))
  fill(form, fields, (control, value) => {
    if (isChoice(control) && !control.matches(':disabled')) {
      if (control.checked !== value) control.click()
      return
    }
    // Past React's own note of the value: it tells nobody of an event whose value it knows already.
    const property = isChoice(control) ? 'checked' : 'value'
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))
}
