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
const UNASKED: ReadonlySet<string> = new Set(['address', 'heading', 'dialog', 'alertdialog', 'alert'])

/**
 * Watches a window through all its pages: the user's actions there, and after each click the new
 * content once the page is calm.
 */
export function watchPortal(portal: () => Window | undefined, heart: Heart, told: PortalEvents): PortalWatch {
  let watched: { window: Window; document: Document; page: PageWatch } | undefined
  let shown: readonly Seen[] = []
  let last = ''
  let now = 0
  let changedAt = 0
  let isAwaited = false

  function expectNews(): void {
    isAwaited = true
    last = ''
  }

  const heard: PageEvents = {
    step(step) {
      // A user who continues has seen the page, however short a time it was shown.
      if (watched) tellNews(watched.window)
      if (step.kind === 'press') expectNews()
      told.step(step)
    },
    missed(what) {
      // The portal also goes back in its history when the user clicks „Zpět“ on the page.
      if (what.why !== 'back' || !isAwaited) told.missed(what)
    },
  }

  function leave(state: WindowState): void {
    watched?.page.stop()
    watched = undefined
    told.window(state, '')
  }

  function arrive(page: Window, document: Document): void {
    watched?.page.stop()
    const path = pathOf(page.location)
    // A page opened by a click in the former one is the result of that click, and recorded as such.
    if (!isAwaited && path !== undefined) {
      told.step({ kind: 'go', path })
      shown = [{ role: 'address', text: path }]
    }
    expectNews()
    watched = { window: page, document, page: watchPage(page, heard) }
  }

  function tellNews(page: Window): void {
    const seen = seenIn(page)
    const isNew = (one: Seen) => !shown.some(({ role, text }) => role === one.role && text === one.text)
    for (const one of seen) if (isNew(one) && (isAwaited || UNASKED.has(one.role))) told.step({ kind: 'see', ...one })
    shown = seen
  }

  function look(page: Window): void {
    const is = JSON.stringify(seenIn(page))
    if (is !== last || isBusyPage(page.document)) changedAt = now
    last = is
    if (now - changedAt < CALM) return
    tellNews(page)
    isAwaited = false
  }

  function visit(page: Window): void {
    const document = documentOf(page)
    if (!document) leave('elsewhere')
    if (!document || page.location.href === 'about:blank') return
    if (document !== watched?.document) arrive(page, document)
    told.window('open', page.location.pathname)
    look(page)
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
