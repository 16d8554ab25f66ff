import { createHmac } from 'node:crypto'

const MOST_HASHES = 1_000
/** By key, then by address: few clients send most calls, and each hash takes longer than a cached answer. */
const hashes = new Map<string, Map<string, string>>()

/** There are so few IPv4 addresses that a hash without a key could be reversed by trying all of them. */
export const hashAddress = (key: string, address: string): string => {
  const known = hashes.get(key)?.get(address)
  if (known !== undefined) return known
  const hashed = createHmac('sha256', key).update(`address ${address}`).digest('base64url').slice(0, 22)
  const hashesOfKey = hashes.get(key) ?? new Map<string, string>()
  if (hashesOfKey.size >= MOST_HASHES) hashesOfKey.clear()
  hashes.set(key, hashesOfKey.set(address, hashed))
  return hashed
}
