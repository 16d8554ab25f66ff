import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { onChange } from './on-change.ts'

test('files saved together are one call, other files none, and a failed call does not end the watch', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = mkdtempSync(join(tmpdir(), 'on-change-'))
  mkdirSync(join(folder, 'deep'))
  const react = vi.fn(async () => {})
  react.mockRejectedValueOnce(new Error('a broken file'))
  const stop = onChange(folder, (path) => path.endsWith('.yaml'), react)
  writeFileSync(join(folder, 'a.yaml'), '')
  writeFileSync(join(folder, 'deep/b.yaml'), '')
  await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(1), 10_000)
  writeFileSync(join(folder, 'deep/b.md'), '')
  await wait(300)
  expect(react).toHaveBeenCalledTimes(1)
  writeFileSync(join(folder, 'deep/b.yaml'), 'b: 1')
  await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(2), 10_000)
  stop()
})
