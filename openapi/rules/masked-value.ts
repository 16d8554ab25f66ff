/** What the journal shows in place of a value that is not public. */
export const MASKED = '•••'
