import type { Way } from './order-of-ways.ts'

/** Where a way stands on the page. */
export const wayId = (way: Way): string => `way-${way}`
