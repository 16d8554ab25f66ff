import { withoutSpaces } from '#rules/formats/spaces.ts'

export type FormEntry = string | File
/** The values of a form: a text or file for each name, a list if the name repeats, and one level of groups for dotted names. */
export type FormValues = { [name: string]: FormEntry | FormEntry[] | { [name: string]: FormEntry | FormEntry[] } }

export const isPasswordName = (name: string): boolean => /password/i.test(name)

/** A password of spaces is one, to be refused as such. */
function isFilled(name: string, entry: FormEntry): boolean {
  if (typeof entry !== 'string') return entry.size > 0 || entry.name !== ''
  return (isPasswordName(name) ? entry : withoutSpaces(entry)) !== ''
}

function entriesOf(data: FormData, name: string): FormEntry | FormEntry[] | undefined {
  const filled = data.getAll(name).filter((entry) => isFilled(name, entry))
  return filled.length > 1 ? filled : filled[0]
}

function twoLevels(name: string): [first: string, rest: string | undefined] {
  const dot = name.indexOf('.')
  return dot < 0 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)]
}

/**
 * `address.city` becomes `{address: {city}}` (rule 14.3). Empty values and spaces only are left out, so that the
 * contract's `required` matches what the user sees.
 */
export function readForm(data: FormData): FormValues {
  const top = new Map<string, FormEntry | FormEntry[]>()
  const groups = new Map<string, Map<string, FormEntry | FormEntry[]>>()
  for (const name of new Set(data.keys())) {
    const value = entriesOf(data, name)
    if (value === undefined) continue
    const [first, rest] = twoLevels(name)
    if (rest === undefined) top.set(first, value)
    else groups.set(first, new Map([...(groups.get(first) ?? []), [rest, value]]))
  }
  // Own properties with any name: `__proto__` is an ordinary field.
  return {
    ...Object.fromEntries(top),
    ...Object.fromEntries([...groups].map(([name, group]) => [name, Object.fromEntries(group)])),
  }
}

/** The data of a form with an unchecked single checkbox as `false`; a native form would leave it out. */
export function formDataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const boxes = Array.from(form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]:not(:disabled)'))
  for (const box of boxes) {
    const isAlone = boxes.filter(({ name }) => name === box.name).length === 1
    if (isAlone && !box.checked && !data.has(box.name)) data.append(box.name, 'false')
  }
  return data
}
