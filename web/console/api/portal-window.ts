import { besideConsole } from './place-window.ts'
import { SandboxProblem, sandboxToken } from './sandbox.ts'

/** The name of the one window that the console opens the portal in: the next click reuses it. */
export const PORTAL_WINDOW = 'sandbox-portal'

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

let opened: Window | undefined

/** The portal's window, once the console has opened it; it may be closed by now. */
export const portalWindow = (): Window | undefined => opened

/**
 * Resets the portal of this browser to a new one: no user signed in, no language chosen, its window
 * closed. The console's own storage stays.
 */
export function forgetPortal(): void {
  opened?.close()
  opened = undefined
  for (const key of Object.keys(localStorage)) if (!key.startsWith('console-')) localStorage.removeItem(key)
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
  const target = window.open('', PORTAL_WINDOW, besideConsole(window))
  const isNew = target !== null && isBlank(target)
  // A foreign site that the portal links to must not access the console.
  if (isNew) target.opener = null
  try {
    const { world, path } = await prepare()
    await enterWorld(world)
    if (target === null || target.closed) return false
    target.location.assign(path)
    opened = target
    return true
  } catch (problem) {
    if (isNew) target.close()
    throw problem
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
