/** Scenarios with all people: on an ordinary day, just before the editing lock and the payout, and just before the certificates. */
const SCENARIOS = ['default', 'payout-week', 'new-year-certificates'] as const

/** Returns the scenario of the walks of a seed, always the same one. */
export const startOf = (seed: number): (typeof SCENARIOS)[number] => SCENARIOS[seed % SCENARIOS.length] ?? 'default'
