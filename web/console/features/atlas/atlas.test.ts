import { describe, expect, it } from 'vitest'
import { languagesOf, operationScreens } from '../../api/operations.ts'
import { coverageOf } from '../../testing/coverage.ts'
import { choicesOf, countErrors, everything, findInAtlas, readAtlas } from './atlas.ts'
import { personForScreen } from './person-of.ts'

const operations = [
  coverageOf('saveNps', [423, 'vote-locked', 3], [200, null, 9], [400, 'bad-request']),
  coverageOf('getRenewal', [409, 'renewal-not-open']),
  coverageOf('ofTomorrow', [500, 'internal-error']),
  coverageOf('transport', [404, 'unknown-path']),
]
const atlas = readAtlas(operations)
const found = (filter: Partial<typeof everything>) =>
  findInAtlas(atlas, { ...everything, ...filter }).flatMap(({ operationId, errors }) =>
    errors.map(({ code }) => `${operationId} ${code}`),
  )

describe('the atlas', () => {
  it('has every error by its code, but no success and no error without an operation', () => {
    expect(found({})).toEqual(['saveNps 400', 'saveNps 423', 'getRenewal 409', 'ofTomorrow 500'])
    expect(countErrors(atlas)).toBe(4)
  })

  it('offers the screens and codes that it contains', () => {
    expect(choicesOf(atlas)).toEqual({
      pages: ['/muj-ucet/nps', '/prijemce/obnoveni-zadosti'],
      codes: ['400', '409', '423', '500'],
    })
  })

  it.each([
    ['a screen', { page: '/muj-ucet/nps' }, ['saveNps 400', 'saveNps 423']],
    ['a code', { code: '409' }, ['getRenewal 409']],
    ['only answers that were not seen', { onlyUnseen: true }, ['saveNps 400', 'getRenewal 409', 'ofTomorrow 500']],
    ['a word of an error', { search: 'locked' }, ['saveNps 423']],
    ['a path', { search: 'obnoveni' }, ['getRenewal 409']],
    ['a screen and what is not on it', { page: '/muj-ucet/nps', code: '409' }, []],
  ])('is narrowed to %s', (_what, filter, left) => {
    expect(found(filter)).toEqual(left)
  })
})

describe('a screen', () => {
  const [donor, family] = [
    { login: '10000001', label: 'Jana', shows: '' },
    { login: '2000009', birthDate: '1993-12-09', label: 'Denisa', shows: '' },
  ]

  it('is seen by its own person', () => {
    expect(personForScreen({ path: '/darce', who: '10000001', when: 'opening' }, [family, donor])).toBe(donor)
  })

  it('is seen by another person of the same kind if its own is not in the scenario', () => {
    expect(personForScreen({ path: '/prijemce', who: '2000001', when: 'opening' }, [donor, family])).toBe(family)
  })

  it('of an administrator is seen by no one without an administrator, and of a visitor never needs a person', () => {
    expect(personForScreen({ path: '/admin', who: 'admin', when: 'opening' }, [donor, family])).toBeUndefined()
    expect(personForScreen({ path: '/login', who: 'visitor', when: 'acting' }, [donor, family])).toBeUndefined()
  })

  it('of a family is in Czech only', () => {
    const languages = (id: string) => languagesOf(operationScreens[id] ?? raise())
    expect(languages('getRenewal')).toEqual(['cs'])
    expect(languages('submitHelpRequest')).toEqual(['cs'])
    expect(languages('saveNps')).toEqual(['cs', 'en'])
  })
})

function raise(): never {
  throw new Error('No screen')
}
