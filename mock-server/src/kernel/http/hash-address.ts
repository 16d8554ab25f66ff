import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

const MAX_HASHES = 1_000
/** By key, then by address: few clients send most calls, and each hash takes longer than a cached answer. */
const hashes = new Map<string, Map<string, string>>()

/** There are so few IPv4 addresses that a hash without a key could be reversed by trying all of them. */
export const hashAddress = (key: string, address: string): string => {
  const known = hashes.get(key)?.get(address)
  if (known !== undefined) return known
  const hashed = createHmac('sha256', key)
    .update(`address ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)
  const hashesOfKey = hashes.get(key) ?? new Map<string, string>()
  if (hashesOfKey.size >= MAX_HASHES) hashesOfKey.clear()
  hashes.set(key, hashesOfKey.set(address, hashed))
  return hashed
}

/** What counts as one address: an IPv4 address, IPv4-mapped too, or an IPv6 /64, the least that one customer has. */
const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : `${groups.slice(0, 4).join(':')}/64`
}

/** The eight groups of an IPv6 address. The parser of URLs writes it in one form, without a zone. */
const groupsOf = (address: string): readonly number[] => {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  if (!tail) return head
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
