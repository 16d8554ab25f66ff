import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { readSecretFiles, readSettings } from './settings.ts'

test('on loopback the development server may call, and runs are reproducible', () => {
  const { host, port, app } = readSettings({})
  expect([host, port]).toEqual(['127.0.0.1', 4010])
  expect(app).toMatchObject({ randomSeeds: false, origins: ['http://127.0.0.1:5173', 'http://localhost:5173'] })
  expect(app).not.toHaveProperty('trustProxy')
  expect(app).not.toHaveProperty('tokenSecret')
})

test.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.0.5' }, { HOST: 'mock.example' }, { TRUST_PROXY: '127.0.0.1' }])(
  'with %o no development origin is allowed, and seeds are random',
  (env) => {
    expect(readSettings(env).app).toMatchObject({ origins: [], randomSeeds: true })
    const { origins } = readSettings({ ...env, CORS_ORIGINS: 'https://a.example, https://b.example' }).app
    expect(origins).toEqual(['https://a.example', 'https://b.example'])
  },
)

test.each([
  ['mock.example', ['mock.example']],
  ['fd00::5', ['[fd00::5]']],
  ['0.0.0.0', []],
])('HOST=%s allows the host names %o', (HOST, allowedHosts) => {
  expect(readSettings({ HOST }).app.allowedHosts).toEqual(allowedHosts)
})

test('an empty variable is the same as none', () => {
  const empty = { HOST: '', TRUST_PROXY: '', TOKEN_SECRET: '', SANDBOX_TOKEN: '', PORTAL_ORIGIN: '', CORS_ORIGINS: '' }
  expect(readSettings(empty)).toEqual(readSettings({}))
})

test.each([
  ['10.0.0.2', '10.0.0.2'],
  ['172.16.0.0/12, fd00::/8', '172.16.0.0/12,fd00::/8'],
])('the networks of TRUST_PROXY=%s are accepted', (TRUST_PROXY, want) => {
  expect(readSettings({ TRUST_PROXY }).app.trustProxy).toBe(want)
})

test.each(['true', '1', '*', '0.0.0.0/0', '10.0.0.0/33', 'nginx', '1,'])(
  'TRUST_PROXY=%s stops the start',
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must list the addresses/)
  },
)

test('an invalid PORTAL_ORIGIN stops the start with an error that names it', () => {
  expect(() => readSettings({ PORTAL_ORIGIN: 'portal.example' })).toThrow(/^PORTAL_ORIGIN/)
})

const LONG = '0123456789abcdefghij'

test.each(['SANDBOX_TOKEN', 'TOKEN_SECRET'])(
  'a %s of fewer than 20 characters stops the start (rule 19.26)',
  (name) => {
    expect(() => readSettings({ [name]: LONG.slice(1) })).toThrow(
      `${name} must have at least 20 characters; make one with: openssl rand -hex 24`,
    )
    expect(readSettings({ [name]: LONG }).host).toBe('127.0.0.1')
  },
)

test('a journal has a thousand entries, and journals 2 MB of bodies by world and 256 MB in all, unless variables say otherwise', () => {
  const limitsOf = (env: Record<string, string>) => readSettings(env).app.journalLimits
  expect(limitsOf({})).toEqual({ entries: 1_000, world: 2_097_152, process: 268_435_456 })
  const raised = { JOURNAL_ENTRIES: '10000', JOURNAL_WORLD_MB: '32', JOURNAL_TOTAL_MB: '1024' }
  expect(limitsOf(raised)).toEqual({ entries: 10_000, world: 33_554_432, process: 1_073_741_824 })
  expect(() => limitsOf({ JOURNAL_WORLD_MB: '257' })).toThrow('raise JOURNAL_TOTAL_MB too')
})

test.each(['0', '-1', '1.5', '2MB', '100000'])('JOURNAL_WORLD_MB=%s stops the start', (JOURNAL_WORLD_MB) => {
  expect(() => readSettings({ JOURNAL_WORLD_MB })).toThrow(/^JOURNAL_WORLD_MB must be a whole number of megabytes/)
})

test.each(['0', '1.5', '10001'])('JOURNAL_ENTRIES=%s stops the start', (JOURNAL_ENTRIES) => {
  expect(() => readSettings({ JOURNAL_ENTRIES })).toThrow('JOURNAL_ENTRIES must be a whole number from 1 to 10000, not')
})

test('a secret is read from its file, and a missing or empty file is named with its variable', () => {
  const folder = mkdtempSync(`${tmpdir()}/secrets-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(`${folder}/token`, `${LONG}\n`)
  writeFileSync(`${folder}/empty`, '\n')
  const env: Record<string, string> = { SANDBOX_TOKEN_FILE: `${folder}/token`, TOKEN_SECRET: LONG }
  readSecretFiles(env)
  expect(readSettings(env).app).toMatchObject({ sandboxToken: LONG, tokenSecret: LONG })
  expect(() => readSecretFiles({ PGPASSWORD_FILE: `${folder}/empty` })).toThrow('PGPASSWORD_FILE is empty')
  expect(() => readSecretFiles({ TOKEN_SECRET_FILE: `${folder}/none` })).toThrow('TOKEN_SECRET_FILE cannot be read')
})
