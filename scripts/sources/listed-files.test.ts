import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

test('every screen is in a list of routes, web/src/app/*-routes.ts', () => {
  const app = globSync('web/src/app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map(read)
    .join('\n')
  const screens = globSync('web/src/screens/*-screen.tsx')
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter((file) => !app.includes(`screens/${basename(file)}'`))).toEqual([])
})

test('every path of a resource is in the index of the contract, openapi/provider.yaml', () => {
  const index = read('openapi/provider.yaml')
  const items = globSync('openapi/resources/*/paths.yaml').flatMap((file) =>
    Object.entries(parse(read(file)) as Record<string, object>)
      .filter(([, item]) => ['get', 'post', 'delete'].some((method) => method in item))
      .map(([key]) => `resources/${basename(dirname(file))}/paths.yaml#/${key}`),
  )
  expect(items.length).toBeGreaterThan(60)
  expect(items.filter((item) => !index.includes(`$ref: ${item}\n`))).toEqual([])
})
