import { globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hashSources } from '../sources/hash-sources.ts'
import { isStale, type Product, removeStamp, stamp } from './products.ts'

/** Ignored by git, so that no other check meets it. */
const FOLDER = '.cache/of-products-test'
vi.mock('../sources/hash-sources.ts', { spy: true })
vi.mock('../sources/list-sources.ts', () => ({ listSources: () => globSync(`${FOLDER}/**/*.ts`).toSorted() }))

const file = `${FOLDER}/in/source.ts`
const product: Product = {
  name: 'a product',
  sources: [FOLDER],
  proof: 'package.json',
  command: ['node'],
  id: 'of-products-test',
}

beforeEach(() => {
  mkdirSync(`${FOLDER}/in`, { recursive: true })
  writeFileSync(file, 'export const a = 1\n')
  stamp(product, hashSources(product.sources))
  isStale(product)
  vi.mocked(hashSources).mockClear()
  onTestFinished(() => {
    removeStamp(product)
    rmSync(FOLDER, { recursive: true })
  })
})

/** Whether the product is stale, and how often contents were hashed to find out. */
const look = () => [isStale(product), vi.mocked(hashSources).mock.calls.length]

test('sources with the known times and sizes are not read', () =>
  expect([look(), look()]).toEqual([
    [false, 0],
    [false, 0],
  ]))

test.each([
  ['a source of another size', () => writeFileSync(file, 'export const a = 10\n')],
  ['a source saved with the same size', () => writeFileSync(file, 'export const a = 2\n')],
  ['a new source', () => writeFileSync(`${FOLDER}/in/new.ts`, '')],
  [
    'a new source in a new folder',
    () => {
      mkdirSync(`${FOLDER}/other`)
      writeFileSync(`${FOLDER}/other/new.ts`, '')
    },
  ],
  ['a removed source', () => rmSync(file)],
])('%s makes the product stale', (_, change) => {
  change()
  expect(look()).toEqual([true, 1])
})

test('a product that carries the hash of what it is made from is stale only when that changes', () => {
  let inputs = 'committed'
  const carried: Product = {
    ...product,
    id: 'of-hash-test',
    stampFile: `${FOLDER}/made-from.sha256`,
    hash: () => inputs,
  }
  writeFileSync(`${FOLDER}/made-from.sha256`, 'committed')
  onTestFinished(() => rmSync('.cache/made/of-hash-test.stats.json', { force: true }))
  expect(isStale(carried)).toBe(false)
  writeFileSync(file, 'export const a = 4_000\n')
  expect(isStale(carried)).toBe(false)
  inputs = 'other'
  writeFileSync(file, 'export const a = 50_000\n')
  expect(isStale(carried)).toBe(true)
})

test('a source with another time and the same content is read once', () => {
  const { mtime } = statSync(file)
  utimesSync(file, mtime, new Date(mtime.getTime() + 5_000))
  expect(readFileSync(file, 'utf8')).toBe('export const a = 1\n')
  expect([look(), look()]).toEqual([
    [false, 1],
    [false, 1],
  ])
})
