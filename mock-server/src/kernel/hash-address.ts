import { createHmac } from 'node:crypto'

const MOST_HASHES = 1_000
/** By key and address: few clients send most calls, and each hash takes longer than a cached answer. */
const hashes = new Map<string, string>()

/** There are so few IPv4 addresses that a hash without a key could be reversed by trying all of them. */
export const hashAddress = (key: string, address: string): string => {
  const name = `${key} ${address}`
  const known = hashes.get(name)
  if (known !== undefined) return known
  if (hashes.size >= MOST_HASHES) hashes.clear()
  const hashed = createHmac('sha256', key).update(`address ${address}`).digest('base64url').slice(0, 22)
  hashes.set(name, hashed)
  return hashed
}
