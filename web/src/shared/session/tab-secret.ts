import { hexOf } from './hex.ts'

/*
 * Secrets that live exactly as long as this tab: they survive reloads and navigation and end when the tab is closed. They are stored in
 * `window.name`, the only storage of a tab that browsers keep in memory. Session storage and the history state are written to the disk.
 */

/** Begins the name of a window that holds secrets. A page that opens the portal in a named window begins the name with it. */
export const TAB_SECRETS = 'tab-secrets?'
const LENGTH = 40

/** The secrets if another page has set `window.name`: the name is not changed, so they last until the next reload. */
let inMemory = new URLSearchParams()

/** The secret for a purpose, hexadecimal; created at the first use. */
export function tabSecret(purpose: string): string {
  const known = findTabSecret(purpose)
  if (known !== undefined) return known
  const secret = hexOf(crypto.getRandomValues(new Uint8Array(LENGTH)))
  saveTabSecret(purpose, secret)
  return secret
}

/** The secret for a purpose, if there is one. */
export function findTabSecret(purpose: string): string | undefined {
  return read().get(purpose) ?? undefined
}

/** Sets the secret for a purpose. Replaces the former one. */
export function saveTabSecret(purpose: string, secret: string): void {
  const secrets = read()
  secrets.set(purpose, secret)
  write(secrets)
}

/** Removes the secret. What was encrypted with it can never be read again. */
export function dropTabSecret(purpose: string): void {
  const secrets = read()
  if (!secrets.has(purpose)) return
  secrets.delete(purpose)
  write(secrets)
}

/** Removes the secrets for all purposes that begin with `prefix`. */
export function dropTabSecrets(prefix: string): void {
  for (const purpose of Array.from(read().keys())) if (purpose.startsWith(prefix)) dropTabSecret(purpose)
}

function read(): URLSearchParams {
  return isOurs() ? new URLSearchParams(window.name.slice(TAB_SECRETS.length)) : inMemory
}

function write(secrets: URLSearchParams): void {
  if (isOurs()) window.name = TAB_SECRETS + secrets.toString()
  else inMemory = secrets
}

function isOurs(): boolean {
  return window.name === '' || window.name.startsWith(TAB_SECRETS)
}
