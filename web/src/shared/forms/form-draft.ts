import { keepSealedInTab, readSealedFromTab } from '../session/sealed-tab-storage.ts'
import { removeFromTab } from '../session/tab-storage.ts'
import { refuseHistory } from './form-state.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type Fields = Readonly<Record<string, string | boolean>>

export type FormDraft = {
  /** Notes what the form holds now. */
  keep: (form: HTMLFormElement) => void
  /**
   * Fills the form as it was left and tells whether there was anything. What somebody typed or chose before this ran is newer:
   * it stays, and is kept.
   */
  restore: (form: HTMLFormElement) => boolean
  remove: () => void
}

/**
 * What is typed into a form, kept over a reload, a lost network and the session's expiry, in this tab alone; a logout empties the
 * tab. `of` is the person it belongs to: nobody else ever sees it (rule 18.1). Passwords and files are never kept.
 */
export function createFormDraft(name: string, of?: string): FormDraft {
  const remove = () => removeFromTab(name)
  const keep = (form: HTMLFormElement) => keepSealedInTab(name, of, fieldsOf(form))
  return {
    remove,
    keep,
    restore(form) {
      const wasTouched = controlsOf(form).some(isTouched)
      const fields = readSealedFromTab(name, of)
      const isThere = typeof fields === 'object' && fields !== null
      if (isThere) fill(form, fields as Fields)
      else remove()
      if (wasTouched) keep(form)
      return isThere
    },
  }
}

/** The values of a form by the names of its fields; to keep them, or to see whether anything has changed. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Record<string, string | boolean> = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') fields[control.name] = isChecked(control)
    else if (control.type !== 'radio' || isChecked(control)) fields[control.name] = control.value
  }
  return fields
}

/** Puts a value into a control. */
export type Put = (control: Control, value: string | boolean) => void

const assign: Put = (control, value) => {
  refuseHistory(control)
  if (isChoice(control)) control.checked = value === true
  else control.value = String(value)
}

/** What is touched stays as it is. */
export function fill(form: HTMLFormElement, fields: Fields, put: Put = assign): boolean {
  const controls = controlsOf(form)
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    const kept = fields[control.name]
    if (kept === undefined || touched.has(control.name)) continue
    if (control.type === 'radio') put(control, control.value === kept)
    else if (isChoice(control)) put(control, kept === true)
    else if (typeof kept === 'string') put(control, kept)
  }
  return true
}

export function controlsOf(form: HTMLFormElement): Control[] {
  const controls = Array.from(form.querySelectorAll<Control>('input[name], select[name], textarea[name]'))
  return controls.filter(({ name, type }) => type !== 'password' && type !== 'file' && !/password/i.test(name))
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
