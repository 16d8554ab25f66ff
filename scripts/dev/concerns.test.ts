import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from '../start/products.ts'
import { isContract, isProviderState, isRoute, isSource } from './concerns.ts'

const below = (root: string, concerns: (path: string) => boolean) =>
  globSync('**/*.*', { cwd: root })
    .filter(concerns)
    .map((file) => `${root}/${file}`)

test('the lists of routes, the paths and the screens make generated/ again; their tests and styles do not', () => {
  expect(below('web/src', isRoute)).toEqual(
    expect.arrayContaining([
      'web/src/app/account-routes.ts',
      'web/src/app/recipient-routes.ts',
      'web/src/app/routes.ts',
      'web/src/shared/paths.ts',
      'web/src/screens/nps-screen.tsx',
    ]),
  )
  expect(isRoute('screens/nps-screen.dom.test.tsx')).toBe(false)
  expect(isRoute('screens/login-screen.module.css')).toBe(false)
})

test('the provider states make generated/ again; their tests do not', () => {
  expect(below('mock-server/src', isProviderState)).toEqual(
    expect.arrayContaining([
      'mock-server/src/scenarios/states/provider-states.ts',
      'mock-server/src/scenarios/states/states-of-families.ts',
    ]),
  )
  expect(isProviderState('scenarios/states/states-of-families.test.ts')).toBe(false)
})

test('a test of the mock does not restart it', () => {
  expect([isSource('app.ts'), isSource('app.test.ts')]).toEqual([true, false])
})

test('every watched file that makes generated/ again is a source of it', () => {
  const { sources = [] } = products.find(({ id }) => id === 'generate') ?? {}
  const watched = [
    ...below('openapi', isContract),
    ...below('web/src', isRoute),
    ...below('mock-server/src', isProviderState),
  ]
  expect(watched.length).toBeGreaterThan(100)
  expect(watched.filter((file) => !sources.some((source) => file.startsWith(`${source}/`)))).toEqual([])
})
