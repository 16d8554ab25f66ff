import { keepInTab, readFromTab, removeFromTab } from '../../shared/session/tab-storage.ts'

const NAME = 'registration-draft'

/** Never kept, whatever else is. */
const SECRET: ReadonlySet<string> = new Set(['password', 'passwordAgain'])

type Control = HTMLInputElement
type Draft = Record<string, string | boolean>

/** Keeps what is typed over a reload and the way back, in this tab alone. */
export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') draft[control.name] = control.checked
    else if (control.type !== 'radio' || control.checked) draft[control.name] = control.value
  }
  keepInTab(NAME, draft)
}

/** Fills the form as it was left. What somebody typed or chose before this ran is newer, and stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readFromTab(NAME) as Draft | undefined
  if (draft === undefined || draft === null) return
  const controls = controlsOf(form)
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    const kept = draft[control.name]
    if (kept === undefined || touched.has(control.name)) continue
    if (control.type === 'checkbox') control.checked = kept === true
    else if (control.type === 'radio') control.checked = control.value === kept
    else if (typeof kept === 'string') control.value = kept
  }
}

export function removeDraft(): void {
  removeFromTab(NAME)
}

function controlsOf(form: HTMLFormElement): Control[] {
  const controls = Array.from(form.querySelectorAll<Control>('input[name]'))
  return controls.filter(({ name, type }) => type !== 'password' && !SECRET.has(name))
}

function isTouched(control: Control): boolean {
  const { type } = control
  if (type === 'checkbox' || type === 'radio') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
