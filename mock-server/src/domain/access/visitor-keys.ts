import { worldMark } from './world-mark.ts'

const SHELVES = 64

/**
 * Where the answers to a visitor's `Idempotency-Key` are kept: on one of a few shelves, chosen by the key alone. Never by the address,
 * since a phone that changed networks between a lost answer and the retry would register or pay twice; a key is unguessable.
 */
export const visitorBucket = (key: string): string =>
  `visitors-${Number.parseInt(worldMark(key).slice(-5), 36) % SHELVES}`
