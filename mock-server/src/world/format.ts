/** Raised whenever the shape of the state or its tables change so that older worlds cannot be loaded. */
export const FORMAT = 6
