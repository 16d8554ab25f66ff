import type { Frequency } from '../../shared/api/wire.ts'

export type Way = 'card' | 'qr' | 'transfer' | 'standing-order' | 'abroad'

type Wish = { frequency: Frequency | undefined; first: Way | undefined; hasCard: boolean }

export type ArrangedWays = { leading: Way[]; left: Way[]; right: Way[] }

/** On a wide screen the card and a chosen way take the whole width, the others stand in two columns read one after the other. */
export function arrange(ways: readonly Way[], first: Way | undefined): ArrangedWays {
  const leading = ways.filter((way) => way === 'card' || way === first)
  const others = ways.filter((way) => !leading.includes(way))
  const half = Math.ceil(others.length / 2)
  return { leading, left: others.slice(0, half), right: others.slice(half) }
}

/** The ways that fit a gift best come first; whoever has chosen one already finds it on top. */
export function orderOfWays({ frequency, first, hasCard }: Wish): Way[] {
  const fitting: Way[] =
    frequency === 'recurring'
      ? ['card', 'standing-order', 'qr', 'transfer', 'abroad']
      : ['card', 'qr', 'transfer', 'abroad', 'standing-order']
  const offered = fitting.filter((way) => way !== 'card' || hasCard)
  return first && offered.includes(first) ? [first, ...offered.filter((way) => way !== first)] : offered
}
