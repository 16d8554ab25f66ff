/** Milliseconds within which the same is not asked for again (rule 16.13). Apart from the queries, which public pages do without. */
export const DEDUPLICATION = 2_000
