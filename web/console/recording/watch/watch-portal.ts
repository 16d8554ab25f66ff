import type { Heart } from './heart.ts'
import { isBusyPage, pathOf, type Seen, seenIn } from './seen.ts'
import { type PageEvents, type PageWatch, watchPage } from './watch-page.ts'

/** `elsewhere` is a page of another origin, which scripts cannot read. */
export type WindowState = 'none' | 'open' | 'elsewhere'

export type PortalEvents = PageEvents & { window: (state: WindowState, path: string) => void }

export type PortalWatch = { flush: () => void; stop: () => void }

/** How long a page has to stay unchanged to count as settled. Milliseconds. */
const CALM = 300
/**
 * Changes without a click, or long after one, that still matter: another step, a session that
 * ended, a code that expired.
 */
const REPORTED_WITHOUT_CLICK: ReadonlySet<string> = new Set(['address', 'heading', 'dialog', 'alertdialog', 'alert'])

/**
 * Watches a window through all its pages: the user's actions there, and after each click the new
 * content once the page is calm.
 */
export function watchPortal(portal: () => Window | undefined, heart: Heart, listener: PortalEvents): PortalWatch {
  let watched: { window: Window; document: Document; page: PageWatch } | undefined
  let shown: readonly Seen[] = []
  let last = ''
  let now = 0
  let changedAt = 0
  let isAwaited = false

  function awaitNewContent(): void {
    isAwaited = true
    last = ''
  }

  const pageEvents: PageEvents = {
    step(step) {
      // A user who continues has seen the page, however short a time it was shown.
      if (watched) reportNewContent(watched.window)
      if (step.kind === 'press') awaitNewContent()
      listener.step(step)
    },
    missed(what) {
      // The portal also goes back in its history when the user clicks „Zpět“ on the page.
      if (what.why !== 'back' || !isAwaited) listener.missed(what)
    },
  }

  function leave(state: WindowState): void {
    watched?.page.stop()
    watched = undefined
    listener.window(state, '')
  }

  function arrive(page: Window, document: Document): void {
    watched?.page.stop()
    const path = pathOf(page.location)
    // A page opened by a click in the former one is the result of that click, and recorded as such.
    if (!isAwaited && path !== undefined) {
      listener.step({ kind: 'go', path })
      shown = [{ role: 'address', text: path }]
    }
    awaitNewContent()
    watched = { window: page, document, page: watchPage(page, pageEvents) }
  }

  function reportNewContent(page: Window): void {
    const seen = seenIn(page)
    const isNew = (one: Seen) => !shown.some(({ role, text }) => role === one.role && text === one.text)
    for (const one of seen)
      if (isNew(one) && (isAwaited || REPORTED_WITHOUT_CLICK.has(one.role))) listener.step({ kind: 'see', ...one })
    shown = seen
  }

  function checkPage(page: Window): void {
    const is = JSON.stringify(seenIn(page))
    if (is !== last || isBusyPage(page.document)) changedAt = now
    last = is
    if (now - changedAt < CALM) return
    reportNewContent(page)
    isAwaited = false
  }

  function visit(page: Window): void {
    const document = documentOf(page)
    if (!document) leave('elsewhere')
    if (!document || page.location.href === 'about:blank') return
    if (document !== watched?.document) arrive(page, document)
    listener.window('open', page.location.pathname)
    checkPage(page)
  }

  function beat(at: number): void {
    now = at
    const page = portal()
    if (page && !page.closed) visit(page)
    else leave('none')
  }

  const stopHeart = heart(beat)
  return {
    flush: () => watched?.page.flush(),
    stop() {
      stopHeart()
      watched?.page.flush()
      watched?.page.stop()
    },
  }
}

/** Undefined for a page of another origin. */
function documentOf(page: Window): Document | undefined {
  try {
    return page.document
  } catch {
    return undefined
  }
}
