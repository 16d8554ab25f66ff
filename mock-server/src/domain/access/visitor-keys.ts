import { worldMark } from './world-mark.ts'

const SHELVES = 64

/**
 * The bucket that stores the answers to a visitor's `Idempotency-Key`, one of a few, chosen by the key alone. Never by the address: a
 * phone that changed networks between a lost answer and the retry would register or pay twice. A key is unguessable.
 */
export const visitorBucket = (key: string): string =>
  `visitors-${Number.parseInt(worldMark(key).slice(-5), 36) % SHELVES}`
