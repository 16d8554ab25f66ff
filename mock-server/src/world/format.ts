/** Raised whenever the shape of the state, or the tables that hold it, change so that older worlds could not go on. */
export const FORMAT = 3
