import { controlsOf, type Fields, fill, isChoice, type Put } from './form-draft.ts'

/** How many parts of a form may depend on one another. */
const MAX_PARTS = 4

/**
 * As if the user typed, so that dependent parts are updated. What was typed before is newer, and stays. A part may
 * appear only after another is filled in: its fields are tried again then.
 */
export async function fillParts(form: HTMLFormElement, fields: Fields): Promise<void> {
  let rest = fields
  for (let part = 0; part < MAX_PARTS && Object.keys(rest).length > 0; part += 1) {
    const names = new Set(controlsOf(form).map(({ name }) => name))
    fill(form, rest, type)
    rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.has(name)))
    if (Object.keys(rest).length > 0) await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The same for values that replace what is in the fields. */
export function replaceValues(form: HTMLFormElement, fields: Fields): void {
  for (const control of controlsOf(form)) {
    const value = fields[control.name]
    if (value !== undefined) type(control, control.type === 'radio' ? control.value === value : value)
  }
}

const type: Put = (control, value) => {
  if (isChoice(control) && !control.matches(':disabled')) {
    if (control.checked !== value) control.click()
    return
  }
  put(control, isChoice(control) ? 'checked' : 'value', value)
}

/** As if the user typed the text into the control. */
export function typeInto(control: HTMLInputElement | undefined, text: string): void {
  if (control) put(control, 'value', text)
}

function put(control: Element, property: 'checked' | 'value', value: string | boolean): void {
  // Uses the native setter, because React sends no event for a value that it knows already.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
