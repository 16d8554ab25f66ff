import type { Explored, Found } from './explore.ts'
import { startOf } from './start.ts'
import type { Step } from './step.ts'
import { sayStep } from './step-kinds.ts'

/** What is written down of a find, to be brought about again in any sandbox. `seed` is the world's too, and names its scenario. */
export type StoryFile = {
  readonly seed: number
  readonly invariant: string
  readonly complaint: string
  readonly steps: readonly Step[]
}

export const storyOf = ({ seed, invariant, complaint, steps }: Found): StoryFile => ({
  seed,
  invariant,
  complaint,
  steps,
})

/** A find in plain words: what does not hold, and the fewest steps that lead there. */
export const tellFound = (found: StoryFile): string =>
  [
    `${found.invariant} does not hold (seed ${found.seed}, ${startOf(found.seed)}):`,
    `  ${found.complaint}`,
    'The shortest way there:',
    ...found.steps.map((step, n) => `  ${n + 1}. ${sayStep(step)}`),
  ].join('\n')

export const tellExtent = ({ walks, steps, exchanges }: Explored): string =>
  `${walks} walks, ${steps} steps, ${exchanges} calls`

/** Throws when the file holds no story. */
export const readStory = (text: string): StoryFile => {
  const story: unknown = JSON.parse(text)
  if (typeof story !== 'object' || story === null || !('steps' in story) || !Array.isArray(story.steps))
    throw new Error('This is no file of the explorer: it has no list of steps')
  return story as StoryFile
}
