/**
 * What the scenarios are run against: the sandbox and the base of its API; `npm start`'s address unless SANDBOX_ORIGIN says otherwise.
 * API_BASE sends the provider's calls another way (through a proxy that checks them, or to another backend). API_STATES is the
 * provider-state address of a backend without a control plane: it stands in for worlds, and what needs more is skipped.
 */
export function readTarget(): { origin: string; api: string; states: string | undefined } {
  const { SANDBOX_ORIGIN, API_BASE, API_STATES } = process.env
  const origin = SANDBOX_ORIGIN || 'http://127.0.0.1:4010'
  return { origin, api: API_BASE || `${origin}/api`, states: API_STATES || undefined }
}
