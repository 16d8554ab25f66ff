import { findCompose } from '../checks/compose/find-compose.ts'
import { ensureNginx } from '../checks/compose/find-nginx.ts'
import { missingPostgres } from '../checks/replicas/find-postgres.ts'
import { GENERATED_FROM } from '../start/products.ts'
import { readLastCountLine, readPlaywrightCounts, readVitestCounts } from './read-counts.ts'
import type { TestStep } from './step.ts'

/** The budget of all steps together on two idle cores. */
export const BUDGET = { seconds: 240, cpuSeconds: 480 }

/** A run of Vitest whose cases are read from its report. */
function vitest(name: string, ...args: string[]) {
  const report = `.cache/test/${name}.json`
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]
  return { name, report, command: command as [string, ...string[]], count: () => readVitestCounts(report) }
}

const biome = ['biome', 'check', '--error-on-warnings', '--reporter=concise'] as const
const unit = vitest('unit')
const browserReport = '.cache/test/browser.json'

/** Files that only prose checks depend on. */
const PROSE = ['!docs', '!README.md', '!CONTRIBUTING.md', '!CHANGELOG.md', '!LICENSE', '!contracts/README.md']
const CONTRACT = ['openapi', 'generated', 'scripts/generate', 'package.json']

/** All steps of `npm test`. Needs are listed before the steps that have them. */
export const steps: readonly TestStep[] = [
  {
    name: 'format',
    proves: 'files are formatted and pass the lint of Biome, accessibility included',
    command: [...biome, '--max-diagnostics=none', '.'],
    changed: (files) => ({
      ...(files.length > 0 && { command: [...biome, '--no-errors-on-unmatched', ...files] }),
      leavesOut: 'files that did not change since the last commit',
    }),
    sources: [],
    seconds: 8,
  },
  {
    name: 'lint',
    proves: 'the types agree, handlers and contract included; no forgotten promise, no any, every case of a switch',
    // The types by their own program, which remembers: checked by the linter, they take as long in each run as in the first.
    command: ['npm', 'run', '--silent', 'lint'],
    // The type checker is a Go program that runs for seconds: collecting its garbage costs more than the memory.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
    // Checked incrementally, types take 4 s; over no files the linter would look at all.
    changed: (files) => {
      const code = files.filter((file) => /\.tsx?$/.test(file))
      return {
        command:
          code.length > 0 ? ['npm', 'run', '--silent', 'lint', '--', ...code] : ['npm', 'run', '--silent', 'types'],
        leavesOut: 'lint of files that did not change since the last commit',
      }
    },
    sources: PROSE,
    seconds: 25,
  },
  {
    name: 'imports',
    proves: 'every file imports only what its place may know',
    command: ['node', 'scripts/imports/check-imports.ts'],
    sources: PROSE,
    seconds: 5,
  },
  {
    name: 'unused',
    proves: 'no file, export or package without a use',
    command: ['knip', '--no-progress'],
    sources: PROSE,
    seconds: 3,
  },
  {
    name: 'fresh',
    proves: 'generated/ is what the contract says now',
    command: ['node', 'scripts/generate/check-fresh.ts'],
    sources: [...GENERATED_FROM, 'generated'],
    seconds: 3,
  },
  {
    name: 'texts',
    proves: 'every text of the portal is in its text files',
    command: ['i18next-cli', 'lint', '--quiet'],
    sources: ['web', 'i18next.config.ts'],
    seconds: 1,
  },
  {
    name: 'contract',
    proves: 'the contract keeps its style guide and the rules of OWASP',
    command: ['npm', 'run', '--silent', 'lint:contract'],
    sources: CONTRACT,
    seconds: 7,
  },
  {
    ...unit,
    proves: 'rules, world, handlers, forms and components one by one',
    // A third of its time is waiting, as for pages: a second worker uses it, for the memory and the modules of one more.
    env: { VITEST_MAX_WORKERS: '2' },
    changed: () => ({
      command: [...unit.command, '--changed', '--passWithNoTests'],
      leavesOut: 'test files that import nothing of what changed since the last commit',
    }),
    sources: ['!web/e2e'],
    seconds: 170,
  },
  {
    name: 'contracts',
    proves: 'pacts, their verification, the scenarios and the coverage of the contract',
    command: ['npm', 'run', '--silent', 'test:contracts'],
    count: readLastCountLine,
    // A new operation fails here first: its examples, its provider states, the version of the contract.
    changed: (files) =>
      files.some((file) => /^(openapi|contracts)\//.test(file))
        ? undefined
        : { leavesOut: 'pacts, verification and scenarios, as the contract did not change' },
    sources: [...PROSE, '!web/e2e', '!web/console'],
    seconds: 95,
  },
  {
    ...vitest('replicas', '--config', 'scripts/checks/replicas/vitest.config.ts'),
    proves: 'three servers over one real PostgreSQL behave as one',
    skip: missingPostgres,
    changed: () => ({ leavesOut: 'three servers over PostgreSQL' }),
    sources: ['mock-server', 'openapi', 'generated', 'scripts/checks/replicas', 'scripts/process', 'scripts/build'],
    seconds: 18,
  },
  {
    name: 'build',
    proves: 'the portal builds, its public pages are prerendered and keep their budgets of JavaScript',
    command: ['npm', 'run', '--silent', 'build'],
    sources: [
      'web',
      '!web/e2e',
      'mock-server',
      'openapi',
      'generated',
      'scripts/build',
      'scripts/start',
      'package.json',
    ],
    makes: 'dist/web',
    // It usually takes a tenth of that, but the browser waits for it.
    seconds: 200,
  },
  {
    name: 'chromium',
    proves: 'there is a browser to test with',
    command: ['node', 'scripts/browser/find-chromium.ts'],
    seconds: 90,
  },
  {
    name: 'browser',
    proves: 'the journeys of donors and families in a real browser',
    command: ['playwright', 'test'],
    report: browserReport,
    changed: () => ({
      command: ['playwright', 'test', '--only-changed', '--pass-with-no-tests'],
      leavesOut: 'journeys that import nothing of what changed since the last commit',
    }),
    sources: [...PROSE, '!contracts'],
    needs: ['build', 'chromium'],
    // The browsers use two cores, and the test measures events within a second.
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    count: () => readPlaywrightCounts(browserReport),
    seconds: 200,
  },
  {
    ...vitest('nginx', '--config', 'scripts/checks/compose/vitest.config.ts'),
    proves:
      'nginx of docker-compose.yml answers as the mock does, headers and errors too; the site alone has nothing of the mock',
    needs: ['build'],
    skip: () => (ensureNginx() ? undefined : 'there is no nginx here: apt-get install -y nginx-light'),
    changed: () => ({ leavesOut: 'the answers of nginx' }),
    sources: [...PROSE, '!web/e2e', '!contracts'],
    seconds: 9,
  },
  {
    name: 'compose',
    proves: 'docker-compose.yml is well formed, with all its profiles',
    command: [
      ...(findCompose() ?? ['docker', 'compose']),
      '--profile',
      'replicas',
      '--profile',
      'site',
      '--profile',
      'broker',
      'config',
      '--quiet',
    ],
    skip: () => (findCompose() ? undefined : 'neither "docker compose" nor "docker-compose" is here'),
    sources: ['docker-compose.yml'],
    seconds: 1,
  },
]
