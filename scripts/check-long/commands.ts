import { execFileSync } from 'node:child_process'
import { findFirefox } from '../browser/find-firefox.ts'
import { areas } from '../checks/tools/mutation/areas.ts'
import { runCommand } from '../process/run-command.ts'
import { type Check, grouped, type Measured, scaled } from './check.ts'

const LIMIT_SECONDS = 4 * 3_600

/** Measures with a command: `findFigure` finds the measured figure in its output. Fails if the command fails or prints no figure. */
async function measureCommand(
  command: readonly [string, ...string[]],
  findFigure: (output: string) => string | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const { code, output } = await runCommand(command, { limitSeconds: LIMIT_SECONDS, env })
  const figure = findFigure(output)
  if (code === 0 && figure !== undefined) return { figure, passed: true }
  const lines = output.trimEnd().split('\n').slice(-60)
  return { figure: figure ?? `${command.join(' ')} ended with ${code} and no figure`, passed: false, findings: lines }
}

const lastMatch = (output: string, pattern: RegExp): string | undefined =>
  output.match(new RegExp(pattern, 'gm'))?.at(-1)

const sumOfMatches = (output: string, pattern: RegExp): number =>
  [...output.matchAll(new RegExp(pattern, 'gm'))].reduce((sum, [, number]) => sum + Number(number), 0)

const EXPLORER_MINUTES = 10
const RUNS = 20

export const kills: Check = {
  name: 'kills',
  goal: '200 kills and 10,000 acknowledged writes of a durable world: 0 lost, 0 doubled',
  run: (scale) =>
    measureCommand(
      ['node', 'scripts/checks/kills/main.ts', `--kills=${scaled(200, scale)}`, `--writes=${scaled(10_000, scale)}`],
      (output) => lastMatch(output, /^\d+ kills, .* answered otherwise$/),
    ),
}

export const explorer: Check = {
  name: 'explorer',
  goal: `walks under faults for ${EXPLORER_MINUTES} minutes: every invariant holds after every call`,
  run: (scale) =>
    measureCommand(
      ['node', 'scripts/checks/explorer/main.ts', '--minutes', String(EXPLORER_MINUTES * scale)],
      (output) => {
        const first = lastMatch(output, /^Seed \d+/)
        if (first === undefined) return undefined
        const held = output.includes('Every invariant held.') ? 'every invariant held' : 'an invariant is broken'
        return `${grouped(sumOfMatches(output, /(\d+) walks/))} walks, ${grouped(sumOfMatches(output, /(\d+) steps/))} steps from ${first.toLowerCase()}: ${held}`
      },
    ),
}

/** The journeys with this tag (playwright.config.ts), against a new build. */
async function runJourneys(tag: string, scale: number): Promise<Measured> {
  const built = await measureCommand(['npm', 'run', '-s', 'build'], () => 'built')
  if (!built.passed) return { ...built, figure: 'the build failed' }
  return measureCommand(
    ['playwright', 'test', '--reporter=line', `--shard=1/${Math.max(1, Math.round(1 / scale))}`],
    (output) => {
      const count = (result: string) =>
        Number(lastMatch(output, new RegExp(`^ *\\d+ ${result}`))?.match(/\d+/)?.[0] ?? 0)
      const [passed, failed] = [count('passed'), count('failed')]
      return passed + failed > 0 ? `${passed} journeys passed, ${failed} failed` : undefined
    },
    { E2E_TAG: tag },
  )
}

export const journeys: Check = {
  name: 'journeys',
  goal: 'journeys that measure time, or whose rule has its own tests and whose use of the browser another journey proves: 0 red',
  run: (scale) => runJourneys('@long|a-code-that-ran-out', scale),
}

export const accessibility: Check = {
  name: 'accessibility',
  goal: 'every screen in both languages, two widths, both themes and with large type: no violation of WCAG 2.2 AA, nothing outside the page; each person on every route: the policy of scripts and styles holds; slow responses move nothing at four widths; a family through its year',
  run: (scale) => runJourneys('@matrix', scale),
}

export const firefox: Check = {
  name: 'firefox',
  goal: 'the main journeys of donors and families in Firefox: 0 red',
  async run(scale) {
    const path = findFirefox()
    if (path === undefined) return { figure: 'there is no Firefox: apt-get install -y firefox-esr', passed: false }
    const measured = await runJourneys('@engines', scale)
    return {
      ...measured,
      figure: `${measured.figure} in ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`,
    }
  },
}

export const webkit: Check = {
  name: 'webkit',
  goal: 'main journeys in WebKitGTK, the engine of Safari (apt-get install -y webkit2gtk-driver xvfb): 0 red',
  run: () =>
    measureCommand(['node', 'scripts/checks/tools/webkit/main.ts'], (output) =>
      lastMatch(output, /^\d+ journeys passed, \d+ failed in WebKitGTK .*$/),
    ),
}

export const atSpi: Check = {
  name: 'at-spi',
  goal: 'amounts, a date and an account of a page are one text each, as they are heard, over AT-SPI in Chromium, Firefox and WebKitGTK (apt-get install -y at-spi2-core dbus gir1.2-atspi-2.0 python3-gi): 0 missing',
  run: () =>
    measureCommand(['dbus-run-session', '--', process.execPath, 'scripts/checks/at-spi/main.ts'], (output) =>
      lastMatch(output, /^\d+ spoken texts in .* missing$/),
    ),
}

export const programs: Check = {
  name: 'programs',
  goal: 'what the portal gives, in the programs of docs/programs.md, which names their packages: 0 rows changed',
  async run() {
    const built = await measureCommand(['npm', 'run', '-s', 'build'], () => 'built')
    if (!built.passed) return { ...built, figure: 'the build failed' }
    return measureCommand(['node', 'scripts/checks/tools/programs/main.ts'], (output) =>
      lastMatch(output, /^\d+ rows as recorded, .* skipped$/),
    )
  },
}

export const shuffled: Check = {
  name: 'shuffled',
  goal: `${RUNS} runs of the unit and page tests in another order each, two workers, no second try: 0 red`,
  run: (scale) =>
    measureCommand(['node', 'scripts/test/shuffled.ts', '--runs', String(scaled(RUNS, scale))], (output) =>
      lastMatch(output, /^\d+ runs, \d+ red, in \d+ s$/),
    ),
}

export const twins: Check = {
  name: 'twins',
  goal: 'every recorded call and scenario on two mocks: 0 differences',
  run: (scale) =>
    measureCommand(['node', 'scripts/check-long/equal-mocks.ts', '--part', String(Math.min(1, scale))], (output) =>
      lastMatch(output, /^\d+ plays on two mocks, .* differences$/),
    ),
}

export const mutation: Check = {
  name: 'mutation',
  goal: 'each area that matters most: at least 90 % of the seeded faults are found',
  run(scale) {
    const names = Object.keys(areas)
    const only = names.slice(0, scaled(names.length, scale))
    return measureCommand(['node', 'scripts/checks/tools/mutation/main.ts', `--only=${only.join(',')}`], (output) => {
      const scores = [...output.matchAll(/^(\S+) +([\d.]+) % {2}(\d+) killed/gm)]
      return scores.length === only.length
        ? scores.map(([, name, score]) => `${name} ${score} %`).join(', ')
        : undefined
    })
  },
}
