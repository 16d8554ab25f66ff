import { describe, expect, test } from 'vitest'
import { PASSWORD, PASSWORD_HASHES } from '../../../scenarios/people/password-hashes.ts'
import { type Derive, fitsPassword, hashPassword } from './password.ts'

const JANA = PASSWORD_HASHES['p-10000001'] ?? ''

describe('a password', () => {
  test('fits the precomputed hash of a person of the sandbox', async () => {
    expect(await fitsPassword(JANA, PASSWORD)).toBe(true)
    expect(await fitsPassword(JANA, `${PASSWORD} `)).toBe(false)
  })

  test('fits its new hash, in NFC or NFD', async () => {
    const hash = await hashPassword('příliš')
    expect(hash).toMatch(/^scrypt\$16384\$8\$1\$/)
    expect(await fitsPassword(hash, 'příliš'.normalize('NFD'))).toBe(true)
    expect(await fitsPassword(hash, 'prilis')).toBe(false)
  })

  test('is hashed with a salt of 16 bytes to a key of 32, always the same for one salt', async () => {
    const [, , , , salt = '', key = ''] = (await hashPassword('a')).split('$')
    expect([salt, key].map((part) => Buffer.from(part, 'base64url').length)).toEqual([16, 32])
    const zeros = Buffer.alloc(16)
    expect(await hashPassword('a', undefined, zeros)).toBe(await hashPassword('a', undefined, zeros))
    expect(await hashPassword('příliš', undefined, zeros)).toBe(
      await hashPassword('příliš'.normalize('NFD'), undefined, zeros),
    )
  })

  test('has another hash each time', async () => expect(await hashPassword('a')).not.toBe(await hashPassword('a')))
})

describe('an unknown account', () => {
  test('fits no password, not even one whose key would be zeros', async () => {
    const zeros: Derive = async (_password, _salt, keyBytes) => Buffer.alloc(keyBytes)
    expect(await fitsPassword(null, PASSWORD, zeros)).toBe(false)
  })

  test('costs the same work as a known one (rule 19.5)', async () => {
    const work: unknown[] = []
    const counting: Derive = async (password, salt, keyBytes, cost) => {
      work.push({ password, saltBytes: salt.length, keyBytes, cost })
      return Buffer.alloc(keyBytes)
    }
    await fitsPassword(JANA, PASSWORD, counting)
    await fitsPassword(null, PASSWORD, counting)
    expect(work).toHaveLength(2)
    expect(work[1]).toEqual(work[0])
    expect(work[1]).toEqual({ password: PASSWORD, saltBytes: 16, keyBytes: 32, cost: { N: 16_384, r: 8, p: 1 } })
  })
})
