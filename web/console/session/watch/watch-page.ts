import type { Schemas } from '../../api/sandbox.ts'
import { type Field, isField, isTyped, stepOfField } from './field-steps.ts'
import { actionRoleOf, placeByLabel, placeByRole, placeOfFiles } from './places.ts'

export type BrowserStep = Schemas['BrowserStep']

/**
 * What a test cannot repeat by itself; `field` is its label, if any. `unwatched`: the page changed
 * while the console was loading.
 */
export type NotRecorded = { why: 'nameless' | 'back' | 'unwatched'; field: string }

export type PageEvents = { step: (step: BrowserStep) => void; missed: (what: NotRecorded) => void }

/** What the page does by itself. */
export type PageMoves = {
  /** It continues to another document, as a link does; a reload or an address is the browser's. */
  leaves: () => void
  /** The user moves in its history by a button of the browser. */
  traverses: (direction: 'back' | 'forward') => void
}

/** `flush` reports the text in a field that still has the focus. */
export type PageWatch = { flush: () => void; stop: () => void }

/**
 * Listens to the user's actions on one page, before the page itself does: clicks, choices, and text
 * once the field is left. It changes nothing there. The page is of another window, so nothing in it
 * is an instance of a class of this one.
 */
export function watchPage(page: Window, events: PageEvents & PageMoves): PageWatch {
  const typed = new Set<Field>()
  const listening = new AbortController()
  /** The element where Enter was last pressed. */
  let entered: Element | null = null

  function report(field: Field): void {
    const step = stepOfField(field)
    if (step) events.step(step)
    else events.missed({ why: 'nameless', field: field.getAttribute('name') ?? field.localName })
  }

  function flush(): void {
    const fields = [...typed].filter((field) => field.isConnected)
    typed.clear()
    for (const field of fields) report(field)
  }

  function recordClick(element: Element): void {
    const role = actionRoleOf(element)
    // A click on a busy control has no effect, and a test would wait there until it is idle.
    if (role === undefined || element.getAttribute('aria-disabled') === 'true' || isDownload(element)) return
    const place = placeByRole(element, role)
    if (place) events.step({ kind: 'press', role, ...place })
    else events.missed({ why: 'nameless', field: element.localName })
  }

  function change(field: Field): void {
    flush()
    if (isTyped(field)) return
    if (field.type === 'file') attach(field as HTMLInputElement, (field as HTMLInputElement).files)
    else report(field)
  }

  function attach(field: HTMLInputElement, given: FileList | null | undefined): void {
    const files = [...(given ?? [])].map(({ name, type, size }) => ({ name, type, size }))
    if (files.length > 0) events.step({ kind: 'attach', ...placeOfFiles(field), files })
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
    const { key, repeat } = event as KeyboardEvent
    entered = key === 'Enter' ? (event.target as Element) : null
    if (key !== 'Escape' || repeat) return
    flush()
    events.step({ kind: 'key', key })
  })
  listen('click', (event) => {
    const element = pressableAt(event)
    if (!element) return
    entered = null
    flush()
    recordClick(element)
  })
  listen('drop', (event) => {
    const field = fileFieldAt(event.target as Element)
    if (field && !field.disabled) attach(field, (event as DragEvent).dataTransfer?.files)
  })
  listen('submit', (event) => {
    flush()
    // Enter in a form that has a button clicks it, which was already recorded. A form may also be
    // submitted by the page itself.
    if (entered && (event.target as Element).contains(entered))
      events.step({ kind: 'key', key: 'Enter', ...placeByLabel(entered) })
    entered = null
  })
  listenToMoves(page, events, listening.signal)
  for (const left of ['focusout', 'blur', 'pagehide']) listen(left, flush)
  return { flush, stop: () => listening.abort() }
}

/** A browser without the Navigation API reports only that it moved within its history. */
function listenToMoves(page: Window, events: PageEvents & PageMoves, signal: AbortSignal): void {
  const { navigation } = page as Window & { navigation?: Navigation }
  if (!navigation) {
    page.addEventListener('popstate', () => events.missed({ why: 'back', field: '' }), { capture: true, signal })
    return
  }
  const hear = ({ navigationType, destination, downloadRequest, userInitiated }: NavigateEvent) => {
    if (navigationType === 'traverse' && userInitiated)
      events.traverses(destination.index < (navigation.currentEntry?.index ?? 0) ? 'back' : 'forward')
    if (!destination.sameDocument && downloadRequest === null) events.leaves()
  }
  navigation.addEventListener('navigate', hear, { signal })
}

/** The field for files in the smallest part of the page that has one. */
function fileFieldAt(element: Element | null): HTMLInputElement | undefined {
  if (!element || element.localName === 'body') return undefined
  const field = element.querySelector<HTMLInputElement>('input[type="file"]')
  return field ?? fileFieldAt(element.parentElement)
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
