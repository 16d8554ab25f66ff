/**
 * npm run bench: the mock against a bare Fastify route and the login page and a sign-in against a bare React page, each pair in one run,
 * since only the ratios mean something on another machine. Makes what is stale first; takes some four minutes.
 *   npm run bench -- --only=provider|page
 *   npm run bench -- --against=38c40563    builds that commit too, and says what today's mock and pages take of its figures
 *   npm run bench -- --json    one JSON object on standard output, and nothing else there
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumArgs, ensureChromium } from '../browser/find-chromium.ts'
import { buildServer } from '../build/build-server.ts'
import { countScripts } from '../build/sizes.ts'
import { measurePage, type PageFigures } from '../checks/tools/measure-page.ts'
import { findFreePort } from '../process/find-free-port.ts'
import { makeStaleProducts } from '../start/make-products.ts'
import { buildFormer } from './former.ts'
import { serveHelloPage } from './hello-page.ts'
import { median } from './median.ts'
import { readPageBytes } from './page-bytes.ts'
import { type Comparison, measureProvider } from './provider.ts'
import { startMeasured } from './server.ts'
import { measureSignIn } from './slow-line.ts'

/** Opens each page in turn, `rounds` times, and answers the medians in the order of `urls`. */
async function measurePages(urls: readonly string[], rounds: number): Promise<PageFigures[]> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  const seen = urls.map(() => [] as PageFigures[])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of urls.entries()) seen[index]?.push(await measurePage(url, port))
  await browser.close()
  return seen.map((figures) => ({
    lcp: median(figures.map(({ lcp }) => lcp)),
    tbt: median(figures.map(({ tbt }) => tbt)),
    scriptKb: median(figures.map(({ scriptKb }) => scriptKb)),
    score: median(figures.map(({ score }) => score)),
  }))
}

/** At the same depth as dist/server, so that relative paths to the sources are valid. */
const MOCK = '.cache/bench-mock'
const BARE = '.cache/bench-bare'

/** Builds both servers of the bench as JavaScript, the mock as `npm start` runs it: stripping types costs time at the start and memory. */
async function buildServers(): Promise<{ mock: string; bare: string }> {
  await buildServer(resolve(MOCK), { mock: 'scripts/bench/mock-server.ts' })
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'scripts/bench/bare-server.ts',
      target: 'esnext',
      outDir: BARE,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'bare.js' } },
    },
  })
  return { mock: `${MOCK}/mock.js`, bare: `${BARE}/bare.js` }
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, against: { type: 'string' }, json: { type: 'boolean' } },
})
process.chdir(`${import.meta.dirname}/../..`)

const parts = ['provider', 'page']
const only = values.only
if (only !== undefined && !parts.includes(only)) fail(`--only takes ${parts.join(', ')}, not ${only}`)
const includesProvider = only !== 'page'
const includesPage = only !== 'provider'

await makeStaleProducts(console.error)
const comparisons: Comparison[] = []
const former = values.against === undefined ? undefined : buildFormer(values.against, { hasPages: includesPage })
if (includesProvider)
  comparisons.push(...show(await measureProvider({ ...(await buildServers()), former: former?.mock })))
if (includesPage) comparisons.push(...show([...compareBytes(former?.root), ...(await measurePortal())]))
former?.remove()
if (values.json) console.log(JSON.stringify({ comparisons }))

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

async function measurePortal(): Promise<Comparison[]> {
  const [server, hello] = [await startMeasured('dist/server/main.js', '/login'), await serveHelloPage()]
  const origin = `http://127.0.0.1:${server.port}`
  const [ours, bare] = await measurePages([`${origin}/login`, hello.origin], 5)
  const signIn = await measureSignIn(origin, hello.origin, 3)
  await hello.close()
  await server.stop()
  if (!ours || !bare) return []
  const row = (name: string, unit: string, key: keyof typeof ours, goal: string): Comparison => ({
    name: `Login page: ${name}`,
    unit,
    ours: ours[key],
    bare: bare[key],
    ratio: ours[key] / bare[key],
    goal,
  })
  return [
    row('largest paint', 'ms', 'lcp', 'at most 0.65'),
    row('blocked', 'ms', 'tbt', 'at most 30 ms'),
    row('scripts sent', 'kB', 'scriptKb', 'scripts/build/sizes.ts'),
    row('Lighthouse mobile', 'points', 'score', '100'),
    {
      name: 'Login to families, slow line',
      unit: 'ms',
      ours: signIn.ms,
      bare: signIn.bareMs,
      ratio: signIn.ms / signIn.bareMs,
      goal: 'at most 2,000 ms',
    },
    count('Login to families, requests', signIn.requests, 'at most 40'),
    {
      name: 'Console to its people, slow line',
      unit: 'ms',
      ours: signIn.consoleMs,
      bare: signIn.bareMs,
      ratio: signIn.consoleMs / signIn.bareMs,
      goal: 'none',
    },
    ...['/darce', '/moje-platby', '/prijemce/obnoveni-zadosti'].map((path) =>
      count(`Scripts of ${path}`, countScripts(path), 'at most 15'),
    ),
  ]
}

/** Of the pages that both trees have. */
function compareBytes(formerRoot: string | undefined): Comparison[] {
  const formerBytes = formerRoot === undefined ? undefined : readPageBytes(formerRoot)
  return [...readPageBytes('.')].map(([path, bytes]) => {
    const before = formerBytes?.get(path)
    const row = { ...count(`Scripts of ${path}`, bytes / 1000, 'scripts/build/sizes.ts'), unit: 'kB' }
    return before === undefined ? row : { ...row, toFormer: bytes / before }
  })
}

function count(name: string, ours: number, goal: string): Comparison {
  return { name, unit: '', ours, bare: Number.NaN, ratio: Number.NaN, goal }
}

function show(rows: readonly Comparison[]): readonly Comparison[] {
  if (values.json) return rows
  for (const { name, unit, ours, bare, ratio, toFormer, goal } of rows)
    console.log(
      [
        name.padEnd(32),
        `ours ${format(ours)} ${unit}`.padEnd(26),
        `bare ${format(bare)} ${unit}`.padEnd(26),
        `ratio ${Number.isFinite(ratio) ? ratio.toFixed(2) : '-'}`.padEnd(14),
        toFormer === undefined ? '' : `to ${values.against} ${toFormer.toFixed(2)}`.padEnd(22),
        `goal ${goal}`,
      ].join(''),
    )
  return rows
}

function format(value: number) {
  return value.toFixed(value < 100 ? 1 : 0)
}
