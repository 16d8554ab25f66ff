import type { Schemas } from '../../api/sandbox.ts'
import { actionRoleOf, placeByLabel, placeByRole, placeOfFiles, placeOfSelect } from './places.ts'

export type BrowserStep = Schemas['BrowserStep']

/** A user action that a test cannot repeat automatically; `field` is its label, if any. */
export type NotRecorded = { why: 'nameless' | 'back' | 'enter'; field: string }

export type PageEvents = { step: (step: BrowserStep) => void; missed: (what: NotRecorded) => void }

/** `flush` reports the text in a field that still has the focus. */
export type PageWatch = { flush: () => void; stop: () => void }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Listens to the user's actions on one page, before the page itself does: clicks, choices, and text
 * once the field is left. It changes nothing there. The page is of another window, so nothing in it
 * is an instance of a class of this one.
 */
export function watchPage(page: Window, told: PageEvents): PageWatch {
  const typed = new Set<Field>()
  const listening = new AbortController()
  /** The element where Enter was last pressed. */
  let entered: EventTarget | null = null

  function locate(element: Element, say: (place: NonNullable<ReturnType<typeof placeByLabel>>) => void): void {
    const place = element.localName === 'select' ? placeOfSelect(element) : placeByLabel(element)
    if (place) say(place)
    else told.missed({ why: 'nameless', field: element.getAttribute('name') ?? element.localName })
  }

  function flush(): void {
    for (const field of typed) {
      if (field.isConnected) locate(field, (place) => told.step({ kind: 'fill', ...place, value: field.value }))
    }
    typed.clear()
  }

  function recordClick(element: Element): void {
    const role = actionRoleOf(element)
    // A click on a busy control has no effect, and a test would wait there until it is idle.
    if (role === undefined || element.getAttribute('aria-disabled') === 'true' || isDownload(element)) return
    const place = placeByRole(element, role)
    if (place) told.step({ kind: 'press', role, ...place })
    else told.missed({ why: 'nameless', field: element.localName })
  }

  function change(field: Field): void {
    flush()
    if (isTyped(field)) return
    if (field.localName === 'select')
      locate(field, (place) => told.step({ kind: 'choose', ...place, value: field.value }))
    else if (field.type === 'file') attach(field as HTMLInputElement)
    else if (field.type === 'radio') recordClick(field)
    else {
      const { checked } = field as HTMLInputElement
      locate(field, (place) => told.step({ kind: 'tick', ...place, isTicked: checked }))
    }
  }

  function attach(field: HTMLInputElement): void {
    const files = [...(field.files ?? [])].map(({ name, type, size }) => ({ name, type, size }))
    if (files.length > 0) told.step({ kind: 'attach', ...placeOfFiles(field), files })
  }

  const listen = (name: string, hear: (event: Event) => void) =>
    page.addEventListener(name, hear, { capture: true, signal: listening.signal })

  listen('input', ({ target }) => {
    if (isField(target) && isTyped(target)) typed.add(target)
  })
  listen('change', ({ target }) => {
    if (isField(target)) change(target)
  })
  listen('keydown', (event) => {
    entered = (event as KeyboardEvent).key === 'Enter' ? event.target : null
  })
  listen('click', (event) => {
    const element = pressableAt(event)
    if (!element) return
    flush()
    recordClick(element)
  })
  listen('submit', (event) => {
    flush()
    // Enter in a form that has a button clicks it, which was already recorded. A form may also be
    // submitted by the page itself.
    const { submitter, target: form } = event as SubmitEvent
    if (!submitter && entered && (form as Element).contains(entered as Element))
      told.missed({ why: 'enter', field: '' })
    entered = null
  })
  listen('popstate', () => told.missed({ why: 'back', field: '' }))
  for (const left of ['focusout', 'blur', 'pagehide']) listen(left, flush)
  return { flush, stop: () => listening.abort() }
}

const TICKED = new Set(['checkbox', 'radio', 'file', 'button', 'submit', 'reset', 'image', 'hidden'])

const isTyped = (field: Field): boolean =>
  field.localName === 'textarea' || (field.localName === 'input' && !TICKED.has(field.type))

function isField(target: EventTarget | null): target is Field {
  return ['input', 'textarea', 'select'].includes((target as Element | null)?.localName ?? '')
}

/**
 * The nearest clickable ancestor of the click target; a radio is recorded by its change event,
 * however it was chosen.
 */
function pressableAt(event: Event): Element | undefined {
  const path = event.composedPath().filter((target) => (target as Element).localName !== undefined) as Element[]
  const found = path.find((element) => actionRoleOf(element) !== undefined || isField(element))
  return found && (!isField(found) || actionRoleOf(found) === 'button') ? found : undefined
}

/** A file that the page itself lets the browser save, by a link that it clicks programmatically. */
const isDownload = (element: Element): boolean => element.getAttribute('href')?.startsWith('blob:') === true
