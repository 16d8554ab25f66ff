/**
 * npm run explore: walks through the mock in this process and checks every invariant after every call.
 *   npm run explore -- --minutes 10 [--seed N]      until the time is over or something is found; the seed is printed
 *   npm run explore -- --replay FILE [--at URL]     repeats a finding in a running sandbox, and prints the link to it
 * SANDBOX_TOKEN: of that sandbox, if it requires one. Exit code 1 if something was found.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { explore, type Found } from './explore.ts'
import { replayAt } from './replay.ts'
import { describeExtent, describeFailure, readStory, storyOf } from './report.ts'
import { sayStep } from './step-kinds.ts'

const WALKS_A_ROUND = 100
const LONGEST_WALK = 120
const KEPT_IN = '.cache/explorer'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    at: { type: 'string', default: 'http://127.0.0.1:4010' },
  },
})
if (values.replay === undefined) await walkOn(Number(values.minutes), firstSeed(values.seed))
else await bringAbout(values.replay, values.at)

/** One seed is a round of walks; the next round has the next seed, so that a run is repeated by its first. */
async function walkOn(minutes: number, first: number) {
  console.log(`Seed ${first}, for ${minutes} min`)
  const ends = performance.now() + minutes * 60_000
  for (let seed = first; performance.now() < ends; seed += 1) {
    const milliseconds = Math.max(1, Math.round(ends - performance.now()))
    const explored = await explore({ seed, walks: WALKS_A_ROUND, length: LONGEST_WALK, milliseconds })
    console.log(`seed ${seed}: ${describeExtent(explored)}`)
    if (!explored.found) continue
    keep(explored.found)
    process.exitCode = 1
    return
  }
  console.log('Every invariant held.')
}

function firstSeed(given: string | undefined): number {
  const seed = given === undefined ? Math.floor(Math.random() * 1_000_000) : Number(given)
  if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number')
  return seed
}

function keep(found: Found) {
  const file = `${KEPT_IN}/seed-${found.seed}.json`
  mkdirSync(KEPT_IN, { recursive: true })
  writeFileSync(file, `${JSON.stringify(storyOf(found), null, 2)}\n`)
  console.log(`\n${describeFailure(found)}\n\nFor a link to it: npm run explore -- --replay ${file}`)
}

async function bringAbout(file: string, origin: string) {
  const story = readStory(readFileSync(file, 'utf8'))
  console.log(describeFailure(story))
  const link = await replayAt(story, origin, process.env.SANDBOX_TOKEN).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`\nNo sandbox answers at ${origin}: start one by npm start, or name another with --at URL.`)
    process.exit(1)
  })
  const last = story.steps.at(-1)
  console.log(`\nThe moment before the last step: ${new URL(link, origin).href}`)
  if (last) console.log(`What is left to be done: ${sayStep(last)}`)
}
