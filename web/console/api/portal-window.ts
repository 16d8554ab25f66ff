import { eraseSession } from '../../src/shared/session/session-storage.ts'
import { TAB_SECRETS } from '../../src/shared/session/tab-secret.ts'
import { besideConsole } from './place-window.ts'
import { SandboxProblem, sandboxToken } from './sandbox.ts'

/** The name of the one window that the console opens the portal in. The portal adds the secrets of its tab to it. */
const PORTAL_WINDOW = `${TAB_SECRETS}console=portal`

/**
 * The address that enters a world and continues to a path of the portal; for links that are copied
 * or sent.
 */
export const enterAddress = (world: string, path = '/'): string =>
  `/sandbox/enter/${encodeURIComponent(world)}?to=${encodeURIComponent(path)}`

/**
 * Sets the cookie that chooses the world; throws `SandboxProblem`. By a call, because a window
 * cannot send the token.
 */
export async function enterWorld(world: string): Promise<void> {
  const token = sandboxToken.read()
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(enterAddress(world, '/icon.svg'), { headers }).catch(() => undefined)
  if (!answer) throw new SandboxProblem(0, 'unreachable', '')
  if (answer.redirected) return
  const { error, message } = (await answer.json()) as { error: string; message: string }
  throw new SandboxProblem(answer.status, error, message)
}

/** Stored until the tab is closed: the world in which the console last opened the portal's window. */
const WORLD = 'console-portal-world'
/** Stored likewise when the console is left: the name of that window, which finds it again after a reload. */
const NAME = 'console-portal-name'

let opened: Window | undefined

/** Called once, when the console starts. */
export function storePortalNameOnLeave(): void {
  window.addEventListener('pagehide', () => {
    if (opened) sessionStorage.setItem(NAME, nameOf(opened))
  })
}

/** Called before the console gives the portal's window another address. */
export const portalMoves = new Set<() => void>()

/**
 * The world in which the console last opened the portal's window, also before a reload. That window
 * inherits the storage: a console that is opened in it has opened none.
 */
export const portalWorld = (): string | undefined =>
  window.name.startsWith(PORTAL_WINDOW) ? undefined : (sessionStorage.getItem(WORLD) ?? undefined)

/** The portal's window, if the console opened it in this world and it is not closed. After a reload it is found again. */
export function portalWindow(world: string): Window | undefined {
  if (portalWorld() !== world) return undefined
  opened ??= findPortal()
  if (!opened?.closed) return opened
  opened = undefined
  sessionStorage.removeItem(WORLD)
  return undefined
}

/** By its name; undefined if it is closed. */
function findPortal(): Window | undefined {
  const found = window.open('', storedName())
  if (found && !isBlank(found)) return found
  found?.close()
  sessionStorage.removeItem(WORLD)
  return undefined
}

/**
 * Resets the portal of this browser to a new one: no user signed in, no language chosen, its window
 * closed. The console's own storage stays.
 */
export function forgetPortal(): void {
  opened?.close()
  opened = undefined
  sessionStorage.removeItem(WORLD)
  sessionStorage.removeItem(NAME)
  for (const key of Object.keys(localStorage)) if (!key.startsWith('console-')) localStorage.removeItem(key)
  announceStorage()
}

/** Called after this window has changed what others read too, such as who is signed in: the browser sends the event to other windows only. */
export const announceStorage = (): void => void window.dispatchEvent(new StorageEvent('storage'))

/** Listens to the changes of the browser's storage that another window made or that were announced here. */
export function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Ends the session of the portal in this browser; its pages notice. */
export function forgetSession(): void {
  eraseSession(localStorage)
  announceStorage()
}

type Destination = { world: string; path: string }

/**
 * Shows a path of the portal in its own window, beside the console if there is room, otherwise in a tab; false if the browser blocked the window. Call it in
 * the click handler itself: browsers block a window that opens after an await, so an empty one
 * opens first and gets its address when `prepare` resolves. If `prepare` fails, the empty window
 * closes again.
 */
export async function openPortal(prepare: () => Promise<Destination>): Promise<boolean> {
  // Without an address a window that is already open keeps its page.
  const name = opened && !opened.closed ? nameOf(opened) : storedName()
  const target = window.open('', name, besideConsole(window))
  const isNew = target !== null && isBlank(target)
  // A foreign site that the portal links to must not access the console.
  if (isNew) target.opener = null
  try {
    const { world, path } = await prepare()
    await enterWorld(world)
    if (target === null || target.closed) return false
    for (const listener of portalMoves) listener()
    target.location.assign(path)
    opened = target
    sessionStorage.setItem(WORLD, world)
    return true
  } catch (problem) {
    if (isNew) target.close()
    throw problem
  }
}

/**
 * Leaves an open portal page of another world: it would judge a new session by its own world's time, and end one that is over there.
 * Call it before a session is stored.
 */
export function leaveOtherWorld(world: string): void {
  if (opened && !opened.closed && portalWorld() !== world) opened.location.replace('about:blank')
}

const storedName = (): string => sessionStorage.getItem(NAME) ?? PORTAL_WINDOW

/** The name that a window has now. */
function nameOf(target: Window): string {
  try {
    return target.name
  } catch {
    // The portal has navigated to a foreign site: its name cannot be read.
    return storedName()
  }
}

function isBlank(target: Window): boolean {
  try {
    return target.location.href === 'about:blank'
  } catch {
    // The portal has navigated to a foreign site.
    return false
  }
}
