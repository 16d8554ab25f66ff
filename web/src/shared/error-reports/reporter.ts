import bugsnag, { type Client, type Event } from '@bugsnag/browser'
import { operationName } from '../api/operation-name.ts'
import type { RuntimeConfig } from '../config/runtime-config.ts'
import type { Note, TakeNote } from './notes.ts'
import { browserOf, type KnownError, knownErrors, WITHHELD } from './redaction.ts'

/** Rule 17.8. Bytes of the event; the envelope adds some hundred bytes, hence a little less than 1 MB. */
export const LIMITS = { events: 10, bytes: 990_000, breadcrumbs: 100 }

/**
 * All automatic collection of Bugsnag is off; each event is rewritten from the properties that redaction allows
 * (rule 18.15). The same fault is sent once.
 */
export function createReporter({ errorReports, version }: RuntimeConfig): TakeNote {
  if (!errorReports) return () => {}
  const client = startBugsnag(errorReports, version)
  const sent = new Set<string>()
  let shownPage: string | undefined

  function leaveCrumbs(note: Note) {
    if (note.page !== shownPage) client.leaveBreadcrumb(note.page, {}, 'navigation')
    shownPage = note.page
    if (note.kind === 'call') client.leaveBreadcrumb(nameOf(note), { code: note.code }, 'request')
  }

  return (note) => {
    leaveCrumbs(note)
    if (note.kind === 'call' && !note.isFault) return
    const fault = faultOf(note)
    if (sent.has(fault)) return
    sent.add(fault)
    // Bugsnag never gets the thrown value: it would copy too much, and parse a long text for seconds.
    client.notify({ name: 'Error', message: WITHHELD }, (event) => {
      rewrite(event, note, version)
      return fits(event) && takeFromBudget()
    })
  }
}

function startBugsnag({ key, endpoint }: NonNullable<RuntimeConfig['errorReports']>, version: string): Client {
  return bugsnag.default.createClient({
    apiKey: key,
    endpoints: { notify: endpoint, sessions: endpoint },
    appVersion: version,
    maxEvents: LIMITS.events,
    maxBreadcrumbs: LIMITS.breadcrumbs,
    // The content of the page, the console and the address may be personal.
    enabledBreadcrumbTypes: [],
    trackInlineScripts: false,
    autoDetectErrors: false,
    autoTrackSessions: false,
    collectUserIp: false,
    generateAnonymousId: false,
    logger: null,
  })
}

const nameOf = ({ method, path }: { method: string; path: string }) => operationName(method, path)

function errorsOf(note: Note): KnownError[] {
  if (note.kind === 'crash') return knownErrors(note.error)
  const errorMessage = `${nameOf(note)} ${note.code}`
  return [{ type: 'browserjs', errorClass: 'CallFailed', errorMessage, stacktrace: [] }]
}

/** Rewrites the event by an allow-list: a property that is not set here is not sent. */
function rewrite(event: Event, note: Note, version: string): void {
  event.errors = errorsOf(note)
  event.unhandled = note.kind === 'crash'
  event.severity = note.kind === 'crash' ? 'error' : 'warning'
  event.context = note.page
  if (note.kind === 'call') event.groupingHash = `${nameOf(note)} ${note.code}`
  // Without a client IP Bugsnag would store the sender's.
  event.request = { clientIp: '[REDACTED]' }
  event.device = { time: note.at, browserName: browserOf(navigator.userAgent) }
  event.app = { version }
  event.setUser()
  for (const section of Object.keys((event as unknown as { _metadata: object })._metadata)) event.clearMetadata(section)
  event.breadcrumbs = event.breadcrumbs.filter(({ type }) => type === 'navigation' || type === 'request')
}

/** The identity of a fault. Compared here before Bugsnag counts the events, and never sent. */
function faultOf(note: Note): string {
  if (note.kind === 'call') return `${nameOf(note)} ${note.code}`
  return `${note.page} ${JSON.stringify(knownErrors(note.error))}`
}

/** Removes the breadcrumbs of an event that is too large; false if it is still too large. */
function fits(event: Event): boolean {
  if (bytesOf(event) > LIMITS.bytes) event.breadcrumbs = []
  return bytesOf(event) <= LIMITS.bytes
}

const SENT = 'error-reports-sent'

/** Counts an event of this tab's session; false once the limit is reached. Bugsnag itself counts per page load only. */
function takeFromBudget(): boolean {
  try {
    const sent = Number(sessionStorage.getItem(SENT) ?? 0)
    if (sent >= LIMITS.events) return false
    sessionStorage.setItem(SENT, String(sent + 1))
  } catch {
    // If the browser refuses the storage, the limit per page load applies.
  }
  return true
}

const bytesOf = (event: Event) => new TextEncoder().encode(JSON.stringify(event)).length
