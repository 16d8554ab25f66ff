/**
 * npm run bench: the mock against a bare Fastify route and the login page against a bare React page, each pair in one run,
 * since only the ratios mean something on another machine. Makes what is stale first; takes some four minutes.
 *   npm run bench -- --only=provider|page
 */
import { parseArgs } from 'node:util'
import { serveHelloPage } from './bench/hello-page.ts'
import { measurePages } from './bench/page.ts'
import { type Comparison, measureProvider } from './bench/provider.ts'
import { startServer } from './bench/server.ts'
import { makeStaleProducts } from './start/make-products.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
process.chdir(`${import.meta.dirname}/..`)

await makeStaleProducts(console.log)
if (values.only !== 'page') print(await measureProvider())
if (values.only !== 'provider') print(await measureLoginPage())

async function measureLoginPage(): Promise<Comparison[]> {
  const [server, hello] = [await startServer('dist/server/main.js', '/login'), await serveHelloPage()]
  const [ours, bare] = await measurePages([`http://127.0.0.1:${server.port}/login`, hello.url], 5)
  hello.stop()
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
    row('largest paint', 'ms', 'lcp', 'at most 0.6'),
    row('blocked', 'ms', 'tbt', 'at most 50 ms'),
    row('scripts sent', 'kB', 'scriptKb', 'at most 110 kB'),
    row('Lighthouse mobile', 'points', 'score', '100'),
  ]
}

function print(rows: readonly Comparison[]) {
  for (const { name, unit, ours, bare, ratio, goal } of rows)
    console.log(
      [
        name.padEnd(32),
        `ours ${format(ours)} ${unit}`.padEnd(26),
        `bare ${format(bare)} ${unit}`.padEnd(26),
        `ratio ${Number.isFinite(ratio) ? ratio.toFixed(2) : '-'}`.padEnd(14),
        `goal ${goal}`,
      ].join(''),
    )
}

function format(value: number) {
  return value.toFixed(value < 100 ? 1 : 0)
}
