import type { Plant } from '../plant.ts'
import { outcomes } from './outcomes.ts'
import { shapes } from './shapes.ts'
import { states } from './states.ts'
import { times } from './times.ts'
import { values } from './values.ts'

/** Every planted difference, by what it is about. */
export const plants: readonly Plant[] = [...outcomes, ...shapes, ...values, ...times, ...states]
