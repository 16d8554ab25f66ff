import { describe, expect, it } from 'vitest'
import { browserOf, classOf, framesOf, knownErrors, messageOf, WITHHELD } from './redaction.ts'

describe('a message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'jana@example.com')", 'Cannot read properties of undefined'],
    ["Cannot read properties of null (reading 'leukemie')", 'Cannot read properties of null'],
    ['Janička.map is not a function', 'is not a function'],
    ['Nováková is not defined', 'is not defined'],
    [`Unexpected token 'J', "Jana 777123456" is not valid JSON`, 'Unreadable JSON'],
    ['Failed to fetch', 'The network failed'],
    ['Failed to fetch dynamically imported module: https://p.cz/a.js?token=abc', 'A file of the portal did not come'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Jana', 'Minified React error #418'],
    ['Rodné číslo 8554011234 neexistuje', WITHHELD],
    ['Minified React error #8554011234; visit', WITHHELD],
    ['', WITHHELD],
    [undefined, WITHHELD],
  ])('%j says %j and no more', (message, want) => {
    expect(messageOf(message)).toBe(want)
  })
})

it.each([
  ['TypeError', 'TypeError'],
  ['ApiFailure', 'ApiFailure'],
  ['JanaNovakovaError', 'Error'],
  [undefined, 'Error'],
])('the class %j is %j', (name, want) => {
  expect(classOf(name)).toBe(want)
})

describe('the frames of a stack', () => {
  it('are those in the portal’s own files, without the text around them', () => {
    const chrome = [
      'Error: jana@example.com',
      '    at janaNovakova (https://portal.example.com/assets/app-x1_Y.js:1:27)',
      '    at f (https://portal.example.com/obnova-hesla?odkaz=tajny:1:1)',
      '    at chrome-extension://abc/jana@example.com.js:3:4',
    ].join('\n')
    const firefox = 'janaNovakova@https://portal.example.com/assets/app-x1_Y.js:1:27\n@debugger eval code:1:2'
    const place = { file: '/assets/app-x1_Y.js', lineNumber: 1, columnNumber: 27 }
    expect([framesOf(chrome), framesOf(firefox)]).toEqual([[place], [place]])
  })

  it('are fifty at most, and none if the value is not a stack', () => {
    expect(framesOf('at https://p.cz/assets/a.js:1:1\n'.repeat(9_000))).toHaveLength(50)
    expect([framesOf(undefined), framesOf(['/assets/a.js:1:1']), framesOf('/assets/../777.js:1:1')]).toEqual([
      [],
      [],
      [],
    ])
  })
})

describe('a thrown value', () => {
  it('is reported with its causes, five at most', () => {
    const chain = Array.from({ length: 20 }).reduce<Error>(
      (cause) => new TypeError('Failed to fetch', { cause }),
      new Error('x'),
    )
    expect(knownErrors(chain).map(({ errorClass }) => errorClass)).toEqual(Array.from({ length: 5 }, () => 'TypeError'))
    const circle = new Error('x')
    circle.cause = circle
    expect(knownErrors(circle)).toHaveLength(5)
  })

  it.each([['Jana'], [undefined], [null], [42], [{ message: { a: 1 } }], [Symbol('Jana')]])(
    'may be no error at all: %s',
    (thrown) => {
      expect(knownErrors(thrown)).toEqual([
        { type: 'browserjs', errorClass: 'Error', errorMessage: WITHHELD, stacktrace: [] },
      ])
    },
  )
})

it.each([
  ['Mozilla/5.0 (Linux; Android 10; SM-J600FN) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36', 'Chrome/120'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_0) AppleWebKit/605 Version/15.0 Mobile/15E148 Safari/604.1', 'Safari/15'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:100.0) Gecko/20100101 Firefox/100.0', 'Firefox/100'],
  ['Jana', 'other'],
])('of a browser the name and version: %s', (agent, want) => {
  expect(browserOf(agent)).toBe(want)
})
