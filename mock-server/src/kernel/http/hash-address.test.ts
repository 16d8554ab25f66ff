import { expect, test } from 'vitest'
import { hashAddress } from './hash-address.ts'

const isOne = (...addresses: readonly string[]) => new Set(addresses.map((one) => hashAddress('key', one))).size === 1

test('addresses of one IPv6 network of 64 bits count as one address (rule 19.16)', () => {
  expect(isOne('2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:DB8::1:a:b:c:d')).toBe(true)
  expect(isOne('fe80::1%eth0', 'fe80::2')).toBe(true)
})

test.each([
  ['another IPv6 network', '2001:db8:0:2::1', '2001:db8:0:1::1'],
  ['another IPv4 address', '203.0.113.1', '203.0.113.2'],
  ['IPv4-mapped addresses of other clients', '::ffff:203.0.113.1', '::ffff:203.0.113.2'],
  ['the loopback addresses', '::1', '127.0.0.1'],
])('%s counts alone', (_, one, other) => expect(isOne(one, other)).toBe(false))

test('an IPv4-mapped address counts as its IPv4 address', () =>
  expect(isOne('203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107')).toBe(true))

test('a text that is no address counts as it is', () => expect(isOne('unknown', 'unknown')).toBe(true))
