import { readFileSync, rmSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeProduct } from './make-products.ts'

test('a product is stamped with its sources from before the command, so a source saved during the command makes it again', async () => {
  const id = 'of-make-products-test'
  const stamp = `.cache/made/${id}`
  onTestFinished(() => rmSync(stamp, { force: true }))
  const hash = vi.fn(() => 'saved during the command').mockReturnValueOnce('before')
  const product = { name: 'a product', sources: [], proof: 'package.json', command: ['node', '--version'], id } as const
  await makeProduct(product, () => {}, hash)
  expect(readFileSync(stamp, 'utf8')).toBe('before')
})
