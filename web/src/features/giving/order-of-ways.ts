import type { Frequency } from '../../shared/api/wire.ts'

export type Way = 'card' | 'qr' | 'transfer' | 'standing-order' | 'abroad'

type Wish = { frequency: Frequency | undefined; first: Way | undefined; hasCard: boolean }

/** The ways that fit a gift best come first; whoever has chosen one already finds it on top. */
export function orderOfWays({ frequency, first, hasCard }: Wish): Way[] {
  const fitting: Way[] =
    frequency === 'recurring'
      ? ['card', 'standing-order', 'qr', 'transfer', 'abroad']
      : ['card', 'qr', 'transfer', 'abroad', 'standing-order']
  const offered = fitting.filter((way) => way !== 'card' || hasCard)
  return first && offered.includes(first) ? [first, ...offered.filter((way) => way !== first)] : offered
}
