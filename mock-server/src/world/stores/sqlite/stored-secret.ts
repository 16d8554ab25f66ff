import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Created at the first start, in a file that only its owner can read. With another secret no user would still be signed in after a
 * restart, and a repeated idempotency key would be refused as one of another body.
 */
export function storedSecret(folder: string): string {
  const path = join(folder, 'token-secret')
  const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (known !== '') return known
  const secret = randomBytes(32).toString('base64')
  writeFileSync(path, secret, { mode: 0o600, flush: true })
  // The mode of an existing file does not change by itself.
  chmodSync(path, 0o600)
  return secret
}
