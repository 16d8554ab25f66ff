import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../testing/data-folders.ts'
import { storedSecret } from './stored-secret.ts'

test('the secret of a folder is created once, of 32 bytes, and stays the same', () => {
  const folder = freshFolder()
  const secret = storedSecret(folder)
  expect(Buffer.from(secret, 'base64')).toHaveLength(32)
  expect(storedSecret(folder)).toBe(secret)
  expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(secret)
  expect(storedSecret(freshFolder())).not.toBe(secret)
})

test('only its owner can read the file of the token secret', () => {
  const folder = freshFolder()
  storedSecret(folder)
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test('a secret written into the file by the operator is used as it is, and an empty file is replaced', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'token-secret'), 'chosen by hand')
  expect(storedSecret(folder)).toBe('chosen by hand')
  writeFileSync(join(folder, 'token-secret'), '')
  expect(Buffer.from(storedSecret(folder), 'base64')).toHaveLength(32)
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})
