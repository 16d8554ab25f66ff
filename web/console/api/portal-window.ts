import { SandboxProblem, sandboxToken } from './sandbox.ts'

/** The name of the one window that the console opens the portal in: the next press reuses it. */
export const PORTAL_WINDOW = 'sandbox-portal'

/** The address that enters a world and goes on to a path of the portal; for links that are copied or sent. */
export const enterAddress = (world: string, path = '/'): string =>
  `/sandbox/enter/${encodeURIComponent(world)}?to=${encodeURIComponent(path)}`

/** Sets the cookie that chooses the world; throws `SandboxProblem`. By a call, since a window cannot send the token. */
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

/** The portal's window, once the console has opened it; it may have been closed since. */
export const portalWindow = (): Window | undefined => opened

/**
 * Makes the portal of this browser as it is in a new one: nobody signed in, no language chosen, its window closed. What the console keeps
 * of its own stays.
 */
export function forgetPortal(): void {
  opened?.close()
  opened = undefined
  for (const key of Object.keys(localStorage)) if (!key.startsWith('console-')) localStorage.removeItem(key)
}

/** Opens a path of the portal in a world, in its own window; false where the browser refused the window. */
export async function openPortal(world: string, path: string): Promise<boolean> {
  await enterWorld(world)
  opened = window.open(path, PORTAL_WINDOW) ?? undefined
  return opened !== undefined
}
