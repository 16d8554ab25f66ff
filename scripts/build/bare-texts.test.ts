import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bareTextsIn } from './bare-texts.ts'

// A spoken text is replaced as a whole.
const portal = globSync('web/src/**/*.tsx').filter((file) => !/\.test\.tsx$|\/testing\/|spoken-text/.test(file))

test('no text of the portal is bare next to a sibling while one of both changes: a translated page updates it', () => {
  expect(portal.length).toBeGreaterThan(300)
  const found = portal.flatMap((file) => bareTextsIn(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))
  expect(found).toEqual([])
})

describe('a bare text', () => {
  const isRefused = (jsx: string) => bareTextsIn('example.tsx', `const Example = () => ${jsx}`).length > 0

  test.each([
    ['changes next to an element', '<p>{amount} <b>x</b></p>'],
    ['changes next to another text', '<p>({name})</p>'],
    ['is chosen by a variable', '<p>{t(($) => $[state])}<Icon /></p>'],
    ['comes and goes', '<p>{isOpen && t(($) => $.open)} <b>x</b></p>'],
    ['follows an element that comes and goes', '<p>{isOpen && <b>x</b>} {t(($) => $.open)}</p>'],
    ['is in a fragment, whose siblings are unknown', '<>{amount}</>'],
  ])('that %s is refused', (_, jsx) => {
    expect(isRefused(jsx)).toBe(true)
  })

  test.each([
    ['is alone in its element', '<p>{amount}</p>'],
    ['is in an element of its own', '<p><span>{amount}</span> <b>x</b></p>'],
    ['never changes, nor what is before it', '<p><Icon /> {t(($) => $.open)} {isOpen && <b>x</b>}</p>'],
  ])('that %s is allowed', (_, jsx) => {
    expect(isRefused(jsx)).toBe(false)
  })
})
