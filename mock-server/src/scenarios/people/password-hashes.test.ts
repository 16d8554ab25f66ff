import { expect, test } from 'vitest'
import { fitsPassword } from '../../resources/shared/passwords/password.ts'
import { PASSWORD, PASSWORD_HASHES } from './password-hashes.ts'

test('the password of the sandbox matches the hash of each of its people', async () => {
  const fits = async ([person, hash]: [string, string]) => [person, await fitsPassword(hash, PASSWORD)]
  const people = Object.keys(PASSWORD_HASHES)
  expect(people).not.toEqual([])
  expect(await Promise.all(Object.entries(PASSWORD_HASHES).map(fits))).toEqual(people.map((person) => [person, true]))
})
