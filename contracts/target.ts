/**
 * The sandbox under test and the base of its API; `npm start`'s address unless SANDBOX_ORIGIN says otherwise. API_BASE sends the
 * provider's calls another way (through a proxy that checks them).
 */
export function readTarget(): { origin: string; api: string } {
  const { SANDBOX_ORIGIN: origin = 'http://127.0.0.1:4010', API_BASE: api = `${origin}/api` } = process.env
  return { origin, api }
}
