import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listMissing } from './missing.ts'

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  },
}

test.each([
  ['nothing', lock.packages, []],
  ['what is not installed', { 'node_modules/a': { version: '1.0.0' } }, ['node_modules/b']],
  ['another version', { ...lock.packages, 'node_modules/b': { version: '1.9.0' } }, ['node_modules/b']],
  ['all, of an installation that was broken off', undefined, ['node_modules/a', 'node_modules/b']],
])('missing is %s, without packages of other platforms', (_, packages, missing) =>
  expect(listMissing(lock, packages ? { packages } : {})).toEqual(missing),
)

/** A folder with the lock above, and an npm of its own that notes each call. `npm` is what it does then, in the folder `$1`. */
function startWithNpm(npm: string) {
  const folder = mkdtempSync(`${tmpdir()}/packages-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const script = `#!/bin/sh\necho called >> ${folder}/calls\ncd ${folder}\n${npm}\n`
  writeFileSync(join(folder, 'bin/npm'), script, { mode: 0o755 })
  const run = () => {
    const env = { ...process.env, PATH: `${folder}/bin${delimiter}${process.env.PATH}` }
    const child = spawn(process.execPath, ['scripts/packages/main.ts', folder], { env })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    return new Promise<{ code: number | null; said: string }>((ended) =>
      child.once('close', (code) => ended({ code, said })),
    )
  }
  return { run, calls: () => readFileSync(join(folder, 'calls'), 'utf8').match(/called/g) }
}

test('of two commands that start at once, one installs and says so in one line', async () => {
  const { run, calls } = startWithNpm('mkdir node_modules; cp package-lock.json node_modules/.package-lock.json')
  const both = await Promise.all([run(), run()])
  expect(both.map(({ said }) => said).toSorted()).toEqual(['', 'Installing 2 more packages, once ...\n'])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(calls()).toHaveLength(1)
  expect(await run()).toEqual({ code: 0, said: '' })
})

test('without the registry, a command ends with the reason and with what to do', async () => {
  const { run } = startWithNpm('echo "npm error network ENOTFOUND"; exit 1')
  const { code, said } = await run()
  expect(code).toBe(1)
  expect(said).toMatch(/ENOTFOUND\n.*Connect to the registry of npm.*npm ci --include=dev/)
})
