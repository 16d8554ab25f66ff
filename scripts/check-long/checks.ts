import type { Check } from './check.ts'
import { explorer, kills, mutation, shuffled } from './commands.ts'
import { fuzz } from './fuzz.ts'
import { hostile } from './hostile.ts'
import { naughty } from './naughty-strings.ts'
import { slowClients } from './slow-clients.ts'
import { soak } from './soak.ts'

/** In the order of their rows. */
export const checks: readonly Check[] = [fuzz, naughty, hostile, slowClients, soak, kills, explorer, shuffled, mutation]
