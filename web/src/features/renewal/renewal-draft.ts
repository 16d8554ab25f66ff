/** The name of the renewal among the drafts of a family. */
export const RENEWAL_DRAFT = 'renewal'
