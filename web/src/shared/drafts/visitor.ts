/**
 * Whose a draft is while nobody is signed in. It ends with its sending, with being thrown away, and with anybody who signs in or out on the
 * device: the next person at the same computer must not find it.
 */
export const VISITOR = 'visitor'
