import type { Random } from '../../domain/state/random.ts'

/** Ids that count, so that a provider state is the same each time it is set up. */
export const countingRandom = (): Random => {
  let count = 0
  const id = () => {
    count += 1
    return String(count).padStart(20, '0')
  }
  return {
    next: () => 0,
    digits: (length) => '0'.repeat(length),
    id,
    key: id,
  }
}
