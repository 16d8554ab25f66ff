/**
 * What the scenarios are run against: the sandbox and the base of its API; `npm start`'s address unless SANDBOX_ORIGIN says otherwise.
 * API_BASE sends the provider's calls another way (through a proxy that checks them, or to another backend). API_STATES is the
 * provider-state address of a backend without a control plane: it stands in for worlds, and what needs more is skipped.
 */
export function readTarget(): { origin: string; api: string; states: string | undefined } {
  const { SANDBOX_ORIGIN: origin = 'http://127.0.0.1:4010', API_BASE: api = `${origin}/api`, API_STATES } = process.env
  return { origin, api, states: API_STATES || undefined }
}
