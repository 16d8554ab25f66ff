import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const tab = '\t'

describe('a path of the portal is accepted', () => {
  test.each([
    ['a page', { given: '/muj-ucet/nps', want: '/muj-ucet/nps' }],
    ['with query and fragment', { given: '/moje-platby?rok=2026#souhrn', want: '/moje-platby?rok=2026#souhrn' }],
    ['home', { given: '/', want: '/' }],
    [
      'a foreign address inside the query',
      { given: '/darce?odkud=https://evil.cz//x', want: '/darce?odkud=https://evil.cz//x' },
    ],
    ['Czech letters, in the spelling of the browser', { given: '/příběh', want: '/p%C5%99%C3%ADb%C4%9Bh' }],
    ['a parent path inside the portal', { given: '/muj-ucet/../darce', want: '/darce' }],
    ['a page that only begins like the login', { given: '/loginy', want: '/loginy' }],
    ['the home of recipients', { given: '/prijemce', want: '/prijemce' }],
  ])('%s', (_, { given, want }) => {
    expect(ownPath(given)).toBe(want)
  })
})

describe('a path back to the login or logout is refused', () => {
  test.each([
    '/login',
    '/logout',
    '/prijemce/prihlaseni',
    '/login?returnTo=/login',
    '/logout#x',
    '/login/',
    '/LOGIN',
    '/Prijemce/Prihlaseni',
    '/%6cogin',
    '/%256cogin',
    '/./login',
    '/darce/../login',
    '/darce/%2e%2e/logout',
    '/prijemce%2fprihlaseni',
  ])('%s is refused', (given) => {
    expect(ownPath(given)).toBeNull()
  })
})

describe('a path out of the portal', () => {
  test.each([
    'https://evil.cz',
    'https://own.invalid/darce',
    '//evil.cz',
    '///evil.cz',
    String.raw`/\evil.cz`,
    String.raw`\\evil.cz`,
    String.raw`/darce\..\evil`,
    `/${tab}/evil.cz`,
    '/\n/evil.cz',
    ' //evil.cz',
    '/.//evil.cz',
    '/x/..//evil.cz',
    '/%2fevil.cz',
    '/%2F%2Fevil.cz',
    '/%252f%252fevil.cz',
    '/%5cevil.cz',
    '/%255cevil.cz',
    '/%09/evil.cz',
    '/x/%252e%252e/%252e%252e',
    '/%zz',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'darce',
    '?x=1',
    '#x',
    '',
    '/darce\u0000',
    '/darce\u202e',
    `/${'a'.repeat(2000)}`,
  ])('%j is refused', (given) => {
    expect(ownPath(given)).toBeNull()
  })

  test.each([[null], [undefined], [42], [{ toString: () => '/darce' }], [['/darce']]])('%j is refused', (given) => {
    expect(ownPath(given)).toBeNull()
  })

  test('an accepted path stays on the current origin, and is accepted again unchanged', () => {
    const tricks = constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%',
      ':',
      '@',
      '?',
      '#',
      tab,
      'evil.cz',
      'login',
    )
    assert(
      property(array(tricks, { maxLength: 8 }), (pieces) => {
        const path = ownPath(`/${pieces.join('')}`)
        if (path === null) return
        expect(new URL(path, 'https://portal.example/login').origin).toBe('https://portal.example')
        expect(ownPath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
