import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Instant, MINUTE } from '../../domain/time/instant.ts'
import type { World } from '../../world/world.ts'
import type { SignImage } from '../handler.ts'
import { isRevoked, sessionGenerationOf } from './tokens.ts'

/** The longest time for which an address is valid (rule 8.5). */
export const ADDRESS_LIFE = 15 * MINUTE
/** Addresses signed within one step are equal, so that reading a profile again does not reload its picture. */
export const ADDRESS_STEP = 5 * MINUTE

/** The session for which an address was signed. */
type Viewer = { readonly personId: string; readonly jti: string }

/**
 * Signs addresses of pictures of people. An `<img>` sends no token, so the address names the session and ends with it. The signature
 * covers the world, the picture, the session and the expiry.
 */
export class ImageSigner {
  readonly #key: Buffer

  constructor(secret: string) {
    // A separate key: the signature of an address is never valid for a token.
    this.#key = createHmac('sha256', secret).update('image addresses').digest()
  }

  /** `era`: the generation of the session that this step begins; without it, the person's current one. */
  signFor(
    world: World,
    { personId, jti }: Viewer,
    now: Instant,
    era = sessionGenerationOf(world, personId),
  ): SignImage {
    const expires = (Math.floor(now / ADDRESS_STEP) * ADDRESS_STEP + ADDRESS_LIFE) / 1_000
    return ({ path: name }) => {
      const viewer = `${personId}.${jti}`
      const signature = this.#sign([world.id, name, viewer, `${era}`, `${expires}`])
      return `/images/${world.id}/${name}?expires=${expires}&viewer=${viewer}&signature=${signature}`
    }
  }

  /** The person whose session the address was signed for; null if it has expired, the session has ended, or the address was changed. */
  viewerOf(world: World, name: string, query: Readonly<Record<string, unknown>>, now: Instant): string | null {
    const { expires, viewer, signature } = query
    if (typeof expires !== 'string' || typeof viewer !== 'string' || typeof signature !== 'string') return null
    const end = viewer.lastIndexOf('.')
    const [personId, jti] = [viewer.slice(0, Math.max(end, 0)), viewer.slice(end + 1)]
    const right = this.#sign([world.id, name, viewer, `${sessionGenerationOf(world, personId)}`, expires])
    const [given, wanted] = [Buffer.from(signature), Buffer.from(right)]
    const isRight = given.length === wanted.length && timingSafeEqual(given, wanted)
    return isRight && now < Number(expires) * 1_000 && !isRevoked(world, personId, jti) ? personId : null
  }

  #sign(parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url')
  }
}
