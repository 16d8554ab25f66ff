import { rmSync } from 'node:fs'
import { findCompose } from '../find-compose.ts'
import { ensureNginx } from '../find-nginx.ts'
import { missingPostgres } from '../replicas/find-postgres.ts'
import { readLastCountLine, readPlaywrightCounts, readVitestCounts } from './read-counts.ts'
import type { Step } from './step.ts'

const reports = '.cache/test'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`
const nginxReport = `${reports}/nginx.json`
const replicasReport = `${reports}/replicas.json`

const vitestInto = (report: string): [string, ...string[]] => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

/** Everything `npm test` holds. Needs stand before the steps that have them. */
export const steps: readonly Step[] = [
  {
    name: 'format',
    proves: 'files are formatted and pass the lint of Biome, accessibility included',
    command: ['biome', 'check', '--error-on-warnings', '--reporter=concise', '--max-diagnostics=none', '.'],
    seconds: 2,
  },
  {
    name: 'lint',
    proves: 'lint with knowledge of types: no forgotten promise, no any, every case of a switch',
    command: ['oxlint', '--format=unix', '--deny-warnings', '--report-unused-disable-directives'],
    seconds: 5,
  },
  {
    name: 'types',
    proves: 'the types agree, handlers and contract included',
    command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--noEmit'],
    seconds: 8,
  },
  {
    name: 'imports',
    proves: 'every file imports only what its place may know',
    command: ['node', 'scripts/check-imports.ts'],
    seconds: 6,
  },
  {
    name: 'unused',
    proves: 'no file, export or package without a use',
    command: ['knip', '--no-progress'],
    seconds: 5,
  },
  {
    name: 'fresh',
    proves: 'generated/ is what the contract says now',
    command: ['node', 'scripts/check-fresh.ts'],
    seconds: 12,
  },
  {
    name: 'texts',
    proves: 'no words of the portal stand outside its texts',
    command: ['i18next-cli', 'lint', '--quiet'],
    seconds: 2,
  },
  {
    name: 'contract',
    proves: 'the contract keeps its style guide and the rules of OWASP',
    command: ['npm', 'run', '--silent', 'lint:contract'],
    seconds: 20,
  },
  {
    name: 'unit',
    proves: 'rules, world, handlers, forms and components one by one',
    command: vitestInto(unitReport),
    count: () => readVitestCounts(unitReport),
    seconds: 95,
  },
  {
    name: 'contracts',
    proves: 'pacts, their verification, the scenarios and the coverage of the contract',
    command: ['npm', 'run', '--silent', 'test:contracts'],
    count: readLastCountLine,
    seconds: 45,
  },
  {
    name: 'replicas',
    proves: 'three servers over one real PostgreSQL behave as one',
    command: [...vitestInto(replicasReport), '--config', 'scripts/replicas/vitest.config.ts'],
    skip: missingPostgres,
    count: () => readVitestCounts(replicasReport),
    seconds: 40,
  },
  {
    name: 'build',
    proves: 'the portal builds and its public pages are prerendered',
    command: ['npm', 'run', '--silent', 'build'],
    // Nearly everything slow waits for it.
    seconds: 100,
  },
  {
    name: 'size',
    proves: 'the login page keeps its budget of JavaScript',
    command: ['size-limit', '--config', 'size-limit.config.ts'],
    needs: ['build'],
    seconds: 2,
  },
  {
    name: 'chromium',
    proves: 'there is a browser to test with',
    command: ['node', 'scripts/find-chromium.ts'],
    seconds: 90,
  },
  {
    name: 'browser',
    proves: 'the journeys of donors and families in a real browser',
    command: ['playwright', 'test'],
    needs: ['build', 'chromium'],
    // The browsers fill two cores, and what has to happen within a second is measured.
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    count: () => readPlaywrightCounts(browserReport),
    seconds: 80,
  },
  {
    name: 'nginx',
    proves: 'nginx of docker-compose.yml answers as the mock does, headers and errors too',
    command: [...vitestInto(nginxReport), '--config', 'scripts/compose/vitest.config.ts'],
    needs: ['build'],
    skip: () => (ensureNginx() ? undefined : 'there is no nginx here: apt-get install -y nginx-light'),
    count: () => readVitestCounts(nginxReport),
    seconds: 15,
  },
  {
    name: 'compose',
    proves: 'docker-compose.yml is well formed, with all its profiles',
    command: [
      ...(findCompose() ?? ['docker', 'compose']),
      '--profile',
      'replicas',
      '--profile',
      'broker',
      'config',
      '--quiet',
    ],
    skip: () => (findCompose() ? undefined : 'neither "docker compose" nor "docker-compose" is here'),
    seconds: 1,
  },
]

/** Takes the reports of the run before away, so that an old one is never read as this one's. */
export const clearReports = () => rmSync(reports, { recursive: true, force: true })
