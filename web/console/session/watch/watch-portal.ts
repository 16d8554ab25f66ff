import { stepsOfFields } from './field-steps.ts'
import type { Heart } from './heart.ts'
import { addressWithin, isBusyPage, type Seen, seenIn } from './seen.ts'
import { type BrowserStep, type PageEvents, type PageMoves, type PageWatch, watchPage } from './watch-page.ts'

/** `elsewhere` is a page of another origin, which scripts cannot read. */
export type WindowState = 'none' | 'open' | 'elsewhere'

export type PortalEvents = PageEvents & { window: (state: WindowState, path: string) => void }

/** What the page showed and held when the console was left, and whether the result of an action was still to come. */
export type PageMemory = { shown: readonly Seen[]; fields: readonly BrowserStep[]; isAwaited: boolean }

export type PortalWatch = ReturnType<typeof watchPortal>

/** Milliseconds between two checks of the page's content, which cost more than a look at the window. */
const CHECK = 100
/** How long a page has to stay unchanged to count as settled. Milliseconds. */
const CALM = 300
/** How long `settled` waits for a busy page. Milliseconds. */
const PATIENCE = 5_000
/**
 * Changes without a click, or long after one, that still matter: another step, a session that
 * ended, a code that expired.
 */
const REPORTED_WITHOUT_CLICK: ReadonlySet<string> = new Set(['address', 'heading', 'dialog', 'alertdialog', 'alert'])

/**
 * Watches a window through all its pages: the user's actions there, and after each click the new
 * content once the page is calm. `memory` is what it knew before a reload of the console.
 */
export function watchPortal(
  portal: () => Window | undefined,
  heart: Heart,
  listener: PortalEvents,
  memory?: PageMemory,
) {
  let watched: { window: Window; document: Document; page: PageWatch } | undefined
  let former = memory
  let shown: readonly Seen[] = []
  let last = ''
  let now = 0
  let changedAt = 0
  let checkedAt = Number.NEGATIVE_INFINITY
  let isAwaited = false
  /** The page itself continues to another document as the result of an action. That document may take longer than a page takes to settle. */
  let isLeaving = false
  let expected: string | undefined
  const waiting = new Set<{ since: number; resolve: () => void }>()

  function awaitNewContent(): void {
    isAwaited = true
    last = ''
  }

  const pageEvents: PageEvents & PageMoves = {
    step(step) {
      // A user who continues has seen the page, however short a time it was shown.
      if (watched) reportNewContent(watched.window)
      if (step.kind === 'press' || step.kind === 'key') {
        awaitNewContent()
        isLeaving = false
      }
      listener.step(step)
    },
    missed(what) {
      // The portal also goes back in its history when the user clicks „Zpět“ on the page.
      if (what.why !== 'back' || !isAwaited) listener.missed(what)
    },
    leaves() {
      isLeaving = isAwaited
    },
    traverses(direction) {
      watched?.page.flush()
      pageEvents.step({ kind: 'traverse', direction })
      awaitNewContent()
    },
  }

  function leave(state: WindowState): void {
    watched?.page.stop()
    watched = undefined
    listener.window(state, '')
  }

  function arrive(page: Window, document: Document): void {
    watched?.page.stop()
    const path = addressWithin(page.location)
    const isKnown = former !== undefined && resume(page, former)
    // A page opened by a click in the former one is the result of that click, and recorded as such.
    const isResult = 'navigation' in page ? isLeaving : isAwaited
    if (!isKnown && !isResult && path !== undefined) {
      if (path !== expected) listener.step({ kind: 'go', path })
      shown = [{ role: 'address', text: path }]
    }
    expected = undefined
    former = undefined
    isLeaving = false
    awaitNewContent()
    watched = { window: page, document, page: watchPage(page, pageEvents) }
  }

  /**
   * After a reload of the console: adds what was typed meanwhile, and reports a page that changed without an action.
   * Returns whether the page needs no step that opens it.
   */
  function resume(page: Window, { shown: before, fields, isAwaited: wasAwaited }: PageMemory): boolean {
    const seen = seenIn(page)
    const isSame = (role: Seen['role']) => JSON.stringify(textsOf(seen, role)) === JSON.stringify(textsOf(before, role))
    shown = before
    if (!wasAwaited && !(isSame('address') && isSame('heading'))) listener.missed({ why: 'unwatched', field: '' })
    if (!isSame('address')) return wasAwaited
    const known = new Set(fields.map((step) => JSON.stringify(step)))
    for (const step of stepsOfFields(page.document))
      if (!known.has(JSON.stringify(step)) && isFilled(step)) listener.step(step)
    return true
  }

  function reportNewContent(page: Window): void {
    const seen = seenIn(page)
    const isNew = (one: Seen) => !shown.some(({ role, text }) => role === one.role && text === one.text)
    for (const one of seen)
      if (isNew(one) && (isAwaited || REPORTED_WITHOUT_CLICK.has(one.role))) listener.step({ kind: 'see', ...one })
    shown = seen
  }

  function checkPage(page: Window): void {
    if (now - checkedAt < CHECK) return
    checkedAt = now
    const is = JSON.stringify(seenIn(page))
    if (is !== last || isBusyPage(page.document)) changedAt = now
    last = is
    if (now - changedAt < CALM) return
    reportNewContent(page)
    isAwaited = false
  }

  /**
   * Listens to a new page at once: its first action may come before the first beat. But only once it has a body, so after the
   * scripts of its head: they stop an action before the portal has started and repeat it afterwards, and it is recorded once.
   */
  function look(): Window | undefined {
    const page = portal()
    if (!page || page.closed) {
      leave('none')
      return undefined
    }
    const document = documentOf(page)
    if (!document) leave('elsewhere')
    if (!document?.body || page.location.href === 'about:blank') return undefined
    if (document !== watched?.document) arrive(page, document)
    listener.window('open', page.location.pathname)
    return page
  }

  function beat(at: number): void {
    now = at
    const page = look()
    if (page) checkPage(page)
    for (const one of waiting) {
      if (page && isAwaited && now - one.since < PATIENCE) continue
      waiting.delete(one)
      one.resolve()
    }
  }

  const stopHeart = heart(beat)
  look()
  return {
    flush: () => watched?.page.flush(),
    stop: () => {
      stopHeart()
      watched?.page.flush()
      watched?.page.stop()
      for (const { resolve } of waiting) resolve()
    },
    /** The next page is opened by the console, not by the page before it. */
    expectMove: () => {
      isAwaited = false
    },
    /** The console opens this path next, to which the steps recorded so far already lead. */
    expectArrival(path: string) {
      expected = path
    },
    /** Resolves once the page shows the result of the last action; a page that stays busy is not waited for. */
    settled: () =>
      watched && isAwaited ? new Promise<void>((resolve) => waiting.add({ since: now, resolve })) : Promise.resolve(),
    /** Undefined while no page is watched. */
    memory: (): PageMemory | undefined => watched && { shown, fields: stepsOfFields(watched.document), isAwaited },
  }
}

const textsOf = (seen: readonly Seen[], role: Seen['role']) =>
  seen.filter((one) => one.role === role).map(({ text }) => text)

/** A field that has appeared meanwhile and is empty or unticked is no action. */
const isFilled = (step: BrowserStep): boolean => !(step.kind === 'fill' && step.value === '')

/** Undefined for a page of another origin. */
function documentOf(page: Window): Document | undefined {
  try {
    return page.document
  } catch {
    return undefined
  }
}
