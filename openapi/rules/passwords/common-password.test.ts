import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test('the list is the 1,000 most common passwords of the package, without those that are too short anyway', async () => {
  const list = dictionary['passwords-common'].slice(0, 1_000).filter((password) => password.length >= 6)
  await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot('common-passwords.json')
})

describe('a password is refused as common', () => {
  test.each([
    ['the most common one', '123456', true],
    ['one in capital letters', 'QwerTY', true],
    ['one with decomposed characters added', 'qwertyé'.normalize('NFD'), false],
    ['one with a character added', 'qwerty!', false],
    ['several lower-case words', 'modrá lampa visí', false],
    ['the password of the people in the sandbox', 'andel123', false],
  ])('%s: %s, %s', (_, password, want) => {
    expect(isCommonPassword(password)).toBe(want)
  })
})
