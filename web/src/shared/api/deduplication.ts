/** Milliseconds within which the same request is not repeated (rule 16.13). In its own file because public pages load no query code. */
export const DEDUPLICATION = 2_000
