/**
 * Loaded before the mock by `--import`: a password with the same salt is derived only once. A derivation is slow on purpose, and a run
 * of the scenarios signs the same dozen people in hundreds of times. The results are those of scrypt itself.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Derive = (
  password: BinaryLike,
  salt: BinaryLike,
  keyBytes: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void

const derive: Derive = crypto.scrypt
const derived = new Map<string, Buffer>()

const deriveOnce: Derive = (password, salt, keyBytes, options, done) => {
  const name = JSON.stringify([password, Buffer.from(salt as Uint8Array).toString('hex'), keyBytes, options])
  const known = derived.get(name)
  if (known !== undefined) return queueMicrotask(() => done(null, Buffer.from(known)))
  derive(password, salt, keyBytes, options, (error, key) => {
    if (error === null) derived.set(name, Buffer.from(key))
    done(error, key)
  })
}

Object.assign(crypto, { scrypt: deriveOnce })
syncBuiltinESMExports()
