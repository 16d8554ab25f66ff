import type { CallResult } from '../api/client.ts'
import type { RuntimeConfig } from '../config/runtime-config.ts'
import { whenIdle } from '../when-idle.ts'
import type { Note, TakeNote } from './notes.ts'

export type ErrorReports = {
  /** An uncaught error, or one that an error boundary caught. */
  crashed: (error: unknown) => void
  /** A call of the provider ended, successfully or not. */
  called: (end: CallResult) => void
  /** Starts to record unhandled errors and rejections, and loads the reporter when the page is idle. */
  listen: (page: Window) => void
}

export type Reporter = { createReporter: (config: RuntimeConfig) => TakeNote }

type Ports = {
  config: RuntimeConfig
  /** The current route of the page, with placeholders for personal ids: `/profil-rodiny/:id`. */
  page: () => string
  load?: () => Promise<Reporter>
}

/** The number of breadcrumbs in a report: older notes would not be sent. */
const MAX_PENDING = 100

/**
 * Stores notes until the reporter is loaded (idle page, or first error). Undefined if no reports are configured.
 * Never throws, because its callers handle an error already.
 */
export function createErrorReports({ config, page, load = loadReporter }: Ports): ErrorReports | undefined {
  if (!config.errorReports) return undefined
  const pending: Note[] = []
  let take: TakeNote | undefined
  let isWanted = false

  async function fetchReporter() {
    if (isWanted) return
    isWanted = true
    try {
      take = (await load()).createReporter(config)
      for (const note of pending.splice(0)) take(note)
    } catch {
      // Offline, or the reporter itself fails: nothing is reported.
    }
  }

  function keep(note: () => Note, isUrgent: boolean) {
    try {
      if (take) return take(note())
      pending.push(note())
      if (pending.length > MAX_PENDING) pending.shift()
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
