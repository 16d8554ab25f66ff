import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Schemas } from '../../api/sandbox.ts'

export type ActionRole = Schemas['PressStep']['role']
type Place<Name extends string> = { [Key in Name]: string } & { nth?: number }

const PRESSED: ReadonlySet<string> = new Set<ActionRole>(['button', 'link', 'radio', 'tab', 'menuitem', 'option'])

/**
 * Text as Playwright compares it: one space for any whitespace, without soft hyphens and similar
 * break marks.
 */
export const plain = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ')

/**
 * Role under which an element is clicked; undefined for one that is not clickable. An option of a
 * select is chosen there.
 */
export function actionRoleOf(element: Element): ActionRole | undefined {
  if (element.localName === 'summary') return 'summary'
  if (element.localName === 'option') return undefined
  const role = getRole(element)
  return role !== null && PRESSED.has(role) ? (role as ActionRole) : undefined
}

/** Where `getByRole(role, { name, exact: true })` finds an element; undefined for one without a name. */
export function placeByRole(element: Element, role: ActionRole): Place<'name'> | undefined {
  const name = nameOf(element, role)
  if (name === '') return undefined
  const same = [...element.ownerDocument.querySelectorAll('*')].filter(
    (one) => actionRoleOf(one) === role && nameOf(one, role) === name && !isInaccessible(one),
  )
  return { name, ...nthAmong(same, element) }
}

const nameOf = (element: Element, role: ActionRole): string =>
  plain(role === 'summary' ? (element.textContent ?? '') : computeAccessibleName(element))

const LABELLED = 'input:not([type="hidden"]), select, textarea, button, meter, output, progress'

/**
 * Where `getByLabel(label, { exact: true })` finds an element, hidden ones included; undefined for
 * one without a label.
 */
export function placeByLabel(element: Element): Place<'label'> | undefined {
  const label = labelsOf(element).find((text) => text !== '')
  if (label === undefined) return undefined
  const all = element.ownerDocument.querySelectorAll(`${LABELLED}, [aria-label], [aria-labelledby]`)
  const same = [...all].filter((one) => labelsOf(one).includes(label))
  return { label, ...nthAmong(same, element) }
}

/**
 * Where `getByRole('combobox', { name, exact: true })` finds a select: its label may enclose it,
 * and then Playwright counts the texts of all options as part of the label.
 */
export function placeOfSelect(select: Element): Place<'label'> | undefined {
  const label = plain(computeAccessibleName(select))
  if (label === '') return undefined
  const all = [...select.ownerDocument.querySelectorAll('*')].filter((one) => getRole(one) === 'combobox')
  const same = all.filter((one) => plain(computeAccessibleName(one)) === label && !isInaccessible(one))
  return { label, ...nthAmong(same, select) }
}

/**
 * A file input is often hidden behind a button and has no label of its own: then it is counted
 * among those of the page.
 */
export function placeOfFiles(field: Element): Place<'label'> {
  const all = [...field.ownerDocument.querySelectorAll('input[type="file"]')]
  return placeByLabel(field) ?? { label: '', nth: all.indexOf(field) }
}

/**
 * The order of Playwright, not of the accessible name: the label's full text, including marks such
 * as „nepovinné“.
 */
function labelsOf(element: Element): string[] {
  const { ownerDocument: page } = element
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.map((id) => page.getElementById(id)).filter((found) => found !== null)
  if (named.length > 0) return named.map((found) => plain(found.textContent ?? ''))
  const own = plain(element.getAttribute('aria-label') ?? '')
  if (own !== '') return [own]
  if (!element.matches(LABELLED)) return []
  return [...((element as HTMLInputElement).labels ?? [])].map((label) => plain(label.textContent ?? ''))
}

const nthAmong = (same: readonly Element[], element: Element): { nth?: number } =>
  same.length > 1 ? { nth: same.indexOf(element) } : {}
