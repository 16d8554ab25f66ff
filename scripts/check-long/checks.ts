import type { Check } from './check.ts'
import { fuzz } from './fuzz.ts'

/** In the order of their rows. */
export const checks: readonly Check[] = [fuzz]
