import type { Random } from '../domain/state/random.ts'

/** Four 32-bit words of the generator sfc32: plain data, so that a snapshot stores it and a fork continues alike. */
export type RandomState = readonly [number, number, number, number]

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

const RANDOM_SEED = /^random-([\da-f]{32})$/

/** A seed with all 16 bytes: a hash of 32 bits could be found by trying all values. */
export const randomSeed = (bytes: Uint8Array): string => `random-${Buffer.from(bytes).toString('hex')}`

/** The start for a seed text; equal texts give equal worlds. Mixed by FNV-1a and warmed up by twelve rounds, as sfc32 recommends. */
export function seedRandom(seed: string): RandomState {
  const [, bytes] = RANDOM_SEED.exec(seed) ?? []
  const random = new SeededRandom(bytes === undefined ? hashSeed(seed) : wordsOf(Buffer.from(bytes, 'hex')))
  for (let round = 0; round < 12; round++) random.next()
  return random.state()
}

function hashSeed(seed: string): RandomState {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  return [hash | 0, (hash ^ 0x9e3779b9) | 0, seed.length | 0, 1]
}

const wordsOf = (bytes: Buffer): RandomState => [
  bytes.readInt32LE(0),
  bytes.readInt32LE(4),
  bytes.readInt32LE(8),
  bytes.readInt32LE(12),
]

/** One operation's view of the world's generator; its use is saved only when the operation commits. */
export class SeededRandom implements Random {
  #a: number
  #b: number
  #c: number
  #d: number
  /** Most operations draw nothing, and then there is nothing to save. */
  wasUsed = false

  constructor(state: RandomState) {
    this.#a = state[0]
    this.#b = state[1]
    this.#c = state[2]
    this.#d = state[3]
  }

  next(): number {
    this.wasUsed = true
    const sum = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 0x100000000
  }

  digits(count: number): string {
    let text = ''
    for (let i = 0; i < count; i++) text += Math.floor(this.next() * 10)
    return text
  }

  id(): string {
    return this.#letters(20)
  }

  key(): string {
    return this.#letters(26)
  }

  #letters(count: number): string {
    let text = ''
    for (let i = 0; i < count; i++) text += ALPHABET[Math.floor(this.next() * 36)]
    return text
  }

  state(): RandomState {
    return [this.#a, this.#b, this.#c, this.#d]
  }
}
