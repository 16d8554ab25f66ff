import { refuseHistory } from './form-state.ts'
import { isPasswordName } from './read-form.ts'
import { RESTORED } from './restored-event.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type Fields = Readonly<Record<string, string | boolean>>

/** The values of a form by the names of its fields. Passwords and files are left out. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Record<string, string | boolean> = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') fields[control.name] = isChecked(control)
    else if (control.type !== 'radio' || isChecked(control)) fields[control.name] = control.value
  }
  return fields
}

/** Sets the value of a control. */
export type Put = (control: Control, value: string | boolean) => void

const assign: Put = (control, value) => {
  refuseHistory(control)
  if (isChoice(control)) control.checked = value === true
  else control.value = String(value)
  control.dispatchEvent(new Event(RESTORED))
}

/** Fills in a form that has just been opened. Controls that the user has changed are left out. */
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

/** Resets a form; what is shown next to its controls follows. */
export function reset(form: HTMLFormElement): void {
  form.reset()
  for (const control of controlsOf(form)) control.dispatchEvent(new Event(RESTORED))
}

export const isAnyTouched = (form: HTMLFormElement): boolean => controlsOf(form).some(isTouched)

export function controlsOf(form: HTMLFormElement): Control[] {
  const controls = Array.from(form.querySelectorAll<Control>('input[name], select[name], textarea[name]'))
  return controls.filter(({ name, type }) => type !== 'password' && type !== 'file' && !isPasswordName(name))
}

export function isChoice(control: Control): control is HTMLInputElement {
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
