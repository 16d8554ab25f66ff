import type { WorldState } from '../../domain/state/world-state.ts'

/** `O-2026-0007`: the year of sending, and the number after the highest number ever issued. */
export const nextRenewalNumber = ({ renewals }: Pick<WorldState, 'renewals'>, year: number): string => {
  const given = Object.values(renewals).map(({ sent, formerNumber }) => orderOf(sent?.receiptNumber ?? formerNumber))
  return `O-${year}-${String(Math.max(0, ...given) + 1).padStart(4, '0')}`
}

const orderOf = (receiptNumber: string | undefined): number => Number(receiptNumber?.split('-').at(-1) ?? 0)
