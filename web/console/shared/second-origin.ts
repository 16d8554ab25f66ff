/**
 * The server under its other name on this machine: another origin, so its pages have a storage and cookies of their own, and a second
 * person can be signed in there at the same time. Undefined beyond loopback, where there is one name only.
 */
export function secondOrigin({ protocol, hostname, port }: Pick<URL, 'protocol' | 'hostname' | 'port'>) {
  const isAddress = /^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname)
  if (!isAddress && hostname !== 'localhost') return undefined
  return `${protocol}//${isAddress ? 'localhost' : '127.0.0.1'}${port && `:${port}`}`
}

const SIGN_IN = 'sign-in'

/** The page of the console that signs a person in, in whatever window or browser it is opened. */
export const signInPath = (world: string, login: string): string =>
  `/sandbox/?${new URLSearchParams({ world, [SIGN_IN]: login }).toString()}`

/** The login that the address wants to be signed in; undefined for the console itself. */
export const wantedLogin = (address: string): string | undefined =>
  new URL(address).searchParams.get(SIGN_IN) ?? undefined
