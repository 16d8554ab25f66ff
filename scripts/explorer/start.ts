/** Everybody who takes part is there in each: on an ordinary day, just before the editing locks and the payout, just before the certificates. */
const SCENARIOS = ['default', 'payout-week', 'new-year-certificates'] as const

/** The scenario in which the walks of a seed begin, always the same one. */
export const startOf = (seed: number): (typeof SCENARIOS)[number] => SCENARIOS[seed % SCENARIOS.length] ?? 'default'
