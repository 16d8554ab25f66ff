import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost of scrypt: 16 MB and some 30 ms, so that a stolen state is not worth guessing and a test still runs fast. */
const COST = { N: 16_384, r: 8, p: 1 } as const
const KEY_BYTES = 32
const SALT_BYTES = 16

export type Derive = (password: string, salt: Buffer, keyBytes: number, cost: ScryptOptions) => Promise<Buffer>

const deriveByScrypt: Derive = (password, salt, keyBytes, cost) => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  scrypt(password, salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
  return promise
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. The password is compared in NFC, as it may be typed on any device. */
export const hashPassword = async (
  password: string,
  derive: Derive = deriveByScrypt,
  salt = randomBytes(SALT_BYTES),
): Promise<string> => {
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** The hash compared for an unknown name, so that it takes the time of a known one (rule 19.5). */
const NOBODYS_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${Buffer.alloc(SALT_BYTES).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`

/** Whether the hash is that of the password. With `null` (no account) the same work is done and the result is false. */
export const fitsPassword = async (
  hash: string | null,
  password: string,
  derive: Derive = deriveByScrypt,
): Promise<boolean> => {
  const [, n, r, p, salt = '', key = ''] = (hash ?? NOBODYS_HASH).split('$')
  const known = Buffer.from(key, 'base64url')
  const cost = { N: Number(n), r: Number(r), p: Number(p) }
  const given = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), known.length, cost)
  return timingSafeEqual(given, known) && hash !== null
}
