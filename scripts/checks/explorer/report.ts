import type { Explored, Found } from './explore.ts'
import { startOf } from './start.ts'
import type { WalkStep } from './step.ts'
import { sayStep } from './step-kinds.ts'

/** A saved finding that can be replayed in any sandbox. `seed` is also the seed of the world, and determines its scenario. */
export type StoryFile = {
  readonly seed: number
  readonly invariant: string
  readonly complaint: string
  readonly steps: readonly WalkStep[]
}

export const storyOf = ({ seed, invariant, complaint, steps }: Found): StoryFile => ({
  seed,
  invariant,
  complaint,
  steps,
})

/** Describes a finding: the violated invariant, and the fewest steps that lead there. */
export const describeFailure = (found: StoryFile): string =>
  [
    `${found.invariant} does not hold (seed ${found.seed}, ${startOf(found.seed)}):`,
    `  ${found.complaint}`,
    'The shortest way there:',
    ...found.steps.map((step, n) => `  ${n + 1}. ${sayStep(step)}`),
  ].join('\n')

export const describeExtent = ({ walks, steps, exchanges }: Explored): string =>
  `${walks} walks, ${steps} steps, ${exchanges} calls`

/** Throws if the file contains no finding. */
export const readStory = (text: string): StoryFile => {
  const story: unknown = JSON.parse(text)
  if (typeof story !== 'object' || story === null || !('steps' in story) || !Array.isArray(story.steps))
    throw new Error('This is no file of the explorer: it has no list of steps')
  return story as StoryFile
}
