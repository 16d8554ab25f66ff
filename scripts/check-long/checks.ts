import type { Check } from './check.ts'
import { fuzz } from './fuzz.ts'
import { hostile } from './hostile.ts'
import { slowClients } from './slow-clients.ts'

/** In the order of their rows. */
export const checks: readonly Check[] = [fuzz, hostile, slowClients]
