/**
 * The target of the scenarios: the sandbox and the base of its API; the address of `npm start` unless SANDBOX_ORIGIN is set. API_BASE
 * sends the provider's calls to another address (a proxy that validates them, or another backend). API_STATES is the provider-state
 * address of a backend without a control plane: it is used in place of worlds, and scenarios that need more are skipped.
 */
export function readTarget(): { origin: string; api: string; states: string | undefined } {
  const { SANDBOX_ORIGIN, API_BASE, API_STATES } = process.env
  const origin = SANDBOX_ORIGIN || 'http://127.0.0.1:4010'
  return { origin, api: API_BASE || `${origin}/api`, states: API_STATES || undefined }
}
