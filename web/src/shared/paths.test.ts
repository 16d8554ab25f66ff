import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the profile of a family is addressed by its id, whatever characters it has', () => {
  expect(paths.familyProfile(17)).toBe('/profil-rodiny/17')
  expect(paths.familyProfile('a/b?c')).toBe('/profil-rodiny/a%2Fb%3Fc')
})

test('no two pages share an address', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  expect(new Set(fixed).size).toBe(fixed.length)
})
