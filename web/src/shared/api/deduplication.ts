/** Milliseconds within which the same is not asked for again (spec §9). Apart from the queries, which public pages do without. */
export const DEDUPLICATION = 2_000
