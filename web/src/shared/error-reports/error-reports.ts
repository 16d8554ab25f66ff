import type { CallResult } from '../api/client.ts'
import type { RuntimeConfig } from '../config/runtime-config.ts'
import { whenIdle } from '../when-idle.ts'
import type { Note, TakeNote } from './notes.ts'

export type ErrorReports = {
  /** Something threw and nobody caught it, or a page stands in for what threw. */
  crashed: (error: unknown) => void
  /** A call of the provider ended, well or not. */
  called: (end: CallResult) => void
  /** Hears of unhandled errors and rejections from now on, and fetches the reporter when the page is idle. */
  listen: (page: Window) => void
}

export type Reporter = { createReporter: (config: RuntimeConfig) => TakeNote }

type Ports = {
  config: RuntimeConfig
  /** The route of the page as of now, with placeholders for whatever differs between people: `/profil-rodiny/:id`. */
  page: () => string
  load?: () => Promise<Reporter>
}

/** As many as breadcrumbs in a report: what is older would not be sent anyway. */
const MOST_KEPT = 100

/**
 * The part of error reporting that is there from the start: it keeps what happens until the reporter is here (after the page is
 * idle, or at the first error). Nothing where no reports are configured. It never throws: whoever reports has trouble enough.
 */
export function createErrorReports({ config, page, load = loadReporter }: Ports): ErrorReports | undefined {
  if (!config.errorReports) return undefined
  const kept: Note[] = []
  let take: TakeNote | undefined
  let isWanted = false

  async function fetchReporter() {
    if (isWanted) return
    isWanted = true
    try {
      take = (await load()).createReporter(config)
      for (const note of kept.splice(0)) take(note)
    } catch {
      // Offline, or a reporter that fails itself: then nobody hears of it.
    }
  }

  function keep(note: () => Note, isUrgent: boolean) {
    try {
      if (take) return take(note())
      kept.push(note())
      if (kept.length > MOST_KEPT) kept.shift()
      if (isUrgent) void fetchReporter()
    } catch {
      // As above.
    }
  }

  const crashed = (error: unknown) => keep(() => ({ kind: 'crash', at: new Date(), page: page(), error }), true)
  return {
    crashed,
    called: (end) => keep(() => ({ kind: 'call', at: new Date(), page: page(), ...end }), end.isFault),
    listen(window) {
      window.addEventListener('error', ({ error, message }) => crashed(error ?? message))
      window.addEventListener('unhandledrejection', ({ reason }) => crashed(reason))
      whenIdle(() => void fetchReporter(), window)
    },
  }
}

const loadReporter = (): Promise<Reporter> => import('./reporter.ts')
