import { refuseHistory } from './form-state.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type Fields = Readonly<Record<string, string | boolean>>

/** How many parts of a form may depend on one another. */
const MOST_PARTS = 4

/** The values of a form by the names of its fields. Passwords and files are left out. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Record<string, string | boolean> = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') fields[control.name] = isChecked(control)
    else if (control.type !== 'radio' || isChecked(control)) fields[control.name] = control.value
  }
  return fields
}

/** Puts a value into a control. */
type Put = (control: Control, value: string | boolean) => void

const assign: Put = (control, value) => {
  refuseHistory(control)
  if (isChoice(control)) control.checked = value === true
  else control.value = String(value)
}

/** Fills in a form that has just been opened. What is touched stays as it is. */
export function fill(form: HTMLFormElement, fields: Fields, put: Put = assign): void {
  const controls = controlsOf(form)
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    const value = fields[control.name]
    if (value === undefined || touched.has(control.name)) continue
    if (control.type === 'radio') put(control, control.value === value)
    else if (isChoice(control)) put(control, value === true)
    else if (typeof value === 'string') put(control, value)
  }
}

/**
 * Fills in a form that is in use, as if it were typed, so that whatever follows a field (a counter, a part that depends on it) is updated.
 * What was typed or chosen before is newer, and stays. A part may come only once another is filled in: its fields are tried again then.
 */
export async function fillParts(form: HTMLFormElement, fields: Fields): Promise<void> {
  let rest = fields
  for (let part = 0; part < MOST_PARTS && Object.keys(rest).length > 0; part += 1) {
    const names = new Set(controlsOf(form).map(({ name }) => name))
    fill(form, rest, type)
    rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.has(name)))
    if (Object.keys(rest).length > 0) await new Promise((resolve) => setTimeout(resolve))
  }
}

const type: Put = (control, value) => {
  if (isChoice(control) && !control.matches(':disabled')) {
    if (control.checked !== value) control.click()
    return
  }
  // Past React's own note of the value: it sends no event whose value it knows already.
  const property = isChoice(control) ? 'checked' : 'value'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

export const isAnyTouched = (form: HTMLFormElement): boolean => controlsOf(form).some(isTouched)

function controlsOf(form: HTMLFormElement): Control[] {
  const controls = Array.from(form.querySelectorAll<Control>('input[name], select[name], textarea[name]'))
  return controls.filter(({ name, type }) => type !== 'password' && type !== 'file' && !/password/i.test(name))
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isChecked(control: Control): boolean {
  return isChoice(control) && control.checked
}

function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some((option) => option.defaultSelected && !option.selected)
  }
  return control.value !== control.defaultValue
}
