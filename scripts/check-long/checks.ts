import type { Check } from './check.ts'
import { clocks } from './clocks.ts'
import {
  accessibility,
  atSpi,
  explorer,
  firefox,
  journeys,
  kills,
  mutation,
  shuffled,
  twins,
  webkit,
} from './commands.ts'
import { contractTools } from './contract-tools.ts'
import { cutLog } from './cut-log.ts'
import { fuzz } from './fuzz.ts'
import { malformedRequestsCheck } from './malformed-requests.ts'
import { memory } from './memory.ts'
import { naughty } from './naughty-strings.ts'
import { repeatedWrites } from './repeated-writes.ts'
import { slowClients } from './slow-clients.ts'
import { soak } from './soak.ts'
import { voice } from './voice.ts'

/** In the order of their rows. */
export const checks: readonly Check[] = [
  fuzz,
  naughty,
  malformedRequestsCheck,
  slowClients,
  memory,
  soak,
  kills,
  cutLog,
  repeatedWrites,
  explorer,
  shuffled,
  mutation,
  twins,
  contractTools,
  clocks,
  journeys,
  firefox,
  webkit,
  accessibility,
  voice,
  atSpi,
]
