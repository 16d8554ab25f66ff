import type { Frequency } from '#web/shared/api/wire.ts'

export type PaymentMethod = 'card' | 'qr' | 'transfer' | 'standing-order' | 'abroad'

type OrderOptions = { frequency: Frequency | undefined; first: PaymentMethod | undefined; hasCard: boolean }

/** On a wide screen the card and a chosen method take the full width, the others form two columns. */
export function arrange(methods: readonly PaymentMethod[], first: PaymentMethod | undefined) {
  const leading = methods.filter((method) => method === 'card' || method === first)
  const others = methods.filter((method) => !leading.includes(method))
  const half = Math.ceil(others.length / 2)
  return { leading, left: others.slice(0, half), right: others.slice(half) }
}

/** The methods that fit a gift best come first; a method chosen by the donor is on top. */
export function paymentMethodOrder({ frequency, first, hasCard }: OrderOptions): PaymentMethod[] {
  const fitting: PaymentMethod[] =
    frequency === 'recurring'
      ? ['card', 'standing-order', 'qr', 'transfer', 'abroad']
      : ['card', 'qr', 'transfer', 'abroad', 'standing-order']
  const offered = fitting.filter((method) => method !== 'card' || hasCard)
  return first && offered.includes(first) ? [first, ...offered.filter((method) => method !== first)] : offered
}
