import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { dev?: true; os?: unknown; cpu?: unknown }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
/** Those of every platform. */
const everywhere = Object.entries(packages).filter(([path, { os, cpu }]) => path !== '' && !os && !cpu)

test.each([['npm ci && npm start', 300, everywhere.filter(([, { dev }]) => !dev)]])(
  '%s needs at most %i packages',
  (_, most, needed) => {
    expect(needed.length).toBeGreaterThan(100)
    expect(needed.length).toBeLessThanOrEqual(most)
  },
)

test.each(['package-lock.json', 'scripts/checks/tools/package-lock.json'])(
  '%s names no registry, so that it installs from any',
  (lock) => expect(readFileSync(lock, 'utf8')).not.toContain('"resolved"'),
)

test('every command but those of users begins with the installation of what it needs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const without = Object.entries(scripts).filter(([, line]) => !line.startsWith('node scripts/packages/main.ts'))
  expect(without.map(([name]) => name).toSorted()).toEqual(['build', 'build:site', 'prepare', 'sandbox', 'start'])
})
