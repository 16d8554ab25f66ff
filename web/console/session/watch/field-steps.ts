import type { Schemas } from '../../api/sandbox.ts'
import { placeByLabel, placeByRole, placeOfSelect } from './places.ts'

type BrowserStep = Schemas['BrowserStep']

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TICKED = new Set(['checkbox', 'radio', 'file', 'button', 'submit', 'reset', 'image', 'hidden'])
const NOT_FILLED = new Set(['file', 'button', 'submit', 'reset', 'image', 'hidden'])

export const isTyped = (field: Field): boolean =>
  field.localName === 'textarea' || (field.localName === 'input' && !TICKED.has(field.type))

export function isField(target: EventTarget | null): target is Field {
  return ['input', 'textarea', 'select'].includes((target as Element | null)?.localName ?? '')
}

/** The step that gives a field the value it has; undefined for one without a name, and for a file. */
export function stepOfField(field: Field): BrowserStep | undefined {
  if (NOT_FILLED.has(field.type)) return undefined
  if (field.type === 'radio') {
    const named = placeByRole(field, 'radio')
    return named && { kind: 'press', role: 'radio', ...named }
  }
  const place = field.localName === 'select' ? placeOfSelect(field) : placeByLabel(field)
  if (!place) return undefined
  if (field.localName === 'select') return { kind: 'choose', ...place, value: chosenText(field as HTMLSelectElement) }
  if (isTyped(field)) return { kind: 'fill', ...place, value: field.value }
  return { kind: 'tick', ...place, isTicked: (field as HTMLInputElement).checked }
}

/**
 * The chosen option as the user reads it; its value if another option has that text or value, because a test selects by either.
 */
function chosenText({ value, options, selectedIndex }: HTMLSelectElement): string {
  const label = options[selectedIndex]?.label.trim() ?? ''
  const isShared = [...options].some(
    (option, index) => index !== selectedIndex && [option.label.trim(), option.value].includes(label),
  )
  return label === '' || isShared ? value : label
}

/** The steps that fill the page as it is; an unselected radio has none. */
export const stepsOfFields = (page: Document): BrowserStep[] =>
  [...page.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
    .flatMap((field) => stepOfField(field) ?? [])
