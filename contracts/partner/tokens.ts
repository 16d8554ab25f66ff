import { createHmac, timingSafeEqual } from 'node:crypto'
import { notRun, RefusalError } from './answers.ts'

export type Claims = { sub: string; scope: 'donor' | 'recipient'; exp: number }

const KEY = 'example-backend'
const HEAD = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url')

/** Creates an access token (JWT, HS256). Another `key` makes one that this backend never issued. */
export function issueToken(claims: Claims, key = KEY): string {
  const text = `${HEAD}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${text}.${sign(text, key)}`
}

/** Returns the caller. Throws the refusals that end a session: token-missing, token-invalid, token-expired. */
export function readToken(token: string | undefined, now: number): Claims {
  if (!token) throw new RefusalError(notRun(401, 'token-missing'))
  const [head, payload = '', signature = ''] = token.split('.')
  const wanted = Buffer.from(sign(`${head}.${payload}`, KEY))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given))
    throw new RefusalError(notRun(401, 'token-invalid'))
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  if (claims.exp * 1000 <= now) throw new RefusalError(notRun(401, 'token-expired'))
  return claims
}
