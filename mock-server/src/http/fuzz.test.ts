import { afterAll, describe, expect, test } from 'vitest'
import { loadDocument } from '../app.ts'
import { makeApp } from '../testing/test-app.ts'
import { fuzzed } from './testing/fuzz.ts'

const app = makeApp()
afterAll(() => app.close())

/** `npm run check:long` tries 10,000. */
const INPUTS = 500

// Every body that passes the contract of the login costs a real password hash.
describe('whatever a call holds, the provider answers by its contract', { timeout: 60_000 }, () => {
  test.each(fuzzed)('$name', async (one) => {
    await expect(one.run(app, INPUTS)).resolves.toBeUndefined()
  })

  test('and no operation of the contract is left out', () => {
    const { paths } = loadDocument() as { paths: Record<string, object> }
    const all = Object.entries(paths).flatMap(([path, item]) =>
      ['get', 'post', 'delete'].filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const met = (operation: string) => {
      const [method = '', template = ''] = operation.split(' ')
      const shape = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`)
      return fuzzed.some((one) => one.method === method && shape.test(one.path))
    }
    expect(all.filter((operation) => !met(operation))).toEqual([])
  })
})
