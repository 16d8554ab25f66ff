import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import contract from '#generated/sandbox.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import type { Schemas } from './client.ts'
import { run } from './run-for-test.ts'
import { postTo, requestCode, type SandboxForTest, startSandboxForTest } from './sandbox-for-test.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const document = readFileSync(join(REPOSITORY, 'docs/testing.md'), 'utf8')
const lines = [...document.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.trim().split('\n'))
const isTested = (line: string) => !line.includes('(not tested)')
const SANDBOX = /^npm run (--silent )?sandbox -- /

let stage: SandboxForTest
let folder: string
beforeAll(async () => {
  stage = await startSandboxForTest('blue')
  await stage.print('worlds end blue')
  folder = await mkdtemp(join(tmpdir(), 'testing-document-'))
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await stage.stop()
  await rm(folder, { recursive: true })
})

test('the commands of docs/testing.md run, one after the other', async () => {
  for (const line of lines.filter(isTested)) {
    const [command = ''] = line.split(/ +# /)
    const [, name, value] = /^export (\w+)=(\S+)$/.exec(command) ?? []
    if (name) vi.stubEnv(name, value)
    else expect({ line, ...(await runLine(command)) }).toMatchObject({ line, code: 0, err: '' })
    if (command.includes(' enter '))
      await (process.env.SANDBOX_WORLD === 'three' ? actInThreeBrowsers() : actInPortal())
    if (command.includes(' --recorded')) await fetch(`${stage.origin}/w/red/api/valueStore/nps_showStart`)
  }
  const { out } = await run(`people show 10000001 --world year-end --url ${stage.origin}`)
  const streets = [...out.matchAll(/^issuedTo\.addressLines +(\S+)/gm)].map(([, street]) => street)
  expect(streets.slice(0, 3)).toEqual(['Right', 'Wrong', 'Lipová'])
})

test('the commands that are not run are scripts of this repository', () => {
  const scripts = lines
    .filter((line) => !isTested(line))
    .map((line) => /^(?:[A-Z_]+=\S+ )*npm (?:run )?(\S+)/.exec(line)?.[1])
  expect(scripts.length).toBeGreaterThan(0)
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts))
})

test('the calls of docs/testing.md are in the contract', () => {
  const calls = [...document.matchAll(/`(GET|POST|PATCH|DELETE) \/sandbox([^`?]*)/g)].map(
    ([, method = '', path = '']) => `${method.toLowerCase()} ${path.replaceAll(/\{.*?\}/g, '{}')}`,
  )
  const known = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path.replaceAll(/\{.*?\}/g, '{}')}`),
  )
  expect(calls.length).toBeGreaterThan(0)
  expect(known).toEqual(expect.arrayContaining(calls))
})

test('the bold labels of docs/testing.md are texts of the console or the portal', () => {
  const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').toLowerCase()
  const files = globSync('web/{console,src}/**/{cs,en,*.cs}.json', { cwd: REPOSITORY })
  const texts = plain(files.map((file) => readFileSync(join(REPOSITORY, file), 'utf8')).join(' '))
  const labels = [...document.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.filter((label) => !texts.includes(plain(label)))).toEqual([])
})

/**
 * Runs a line without its comment in this process, or a line that writes a file in a shell: files of the working folder are in `folder`,
 * and ID is the newest e-mail's.
 */
async function runLine(command: string) {
  if (command.startsWith('printf ')) {
    const { status: code, stderr: err } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
    return { code, err }
  }
  const [start, silent] = SANDBOX.exec(command) ?? []
  if (start === undefined) throw new Error(`Not a command of the sandbox, and not marked: ${command}`)
  const [line = '', output] = command.slice(start.length).split(' > ')
  if (output && !silent) throw new Error(`npm prints its own lines into the file without --silent: ${command}`)
  const words = [...line.matchAll(/(["'])(.*?)\1|(\S+)/g)].map(([, , quoted, plain]) => quoted ?? plain ?? '')
  const args = words.map((word) => (/^[\w-]+\.(json|mbox|csv|zip)$/.test(word) ? join(folder, word) : word))
  const ran = await run(
    [
      ...(args.includes('ID') ? args.with(args.indexOf('ID'), await newestEmail()) : args),
      ...(line.startsWith('record save') ? ['--to', join(folder, 'saved.scenario.ts')] : []),
      '--url',
      stage.origin,
    ],
    { interruption: AbortSignal.abort() },
  )
  if (output) await writeFile(join(folder, output), ran.out)
  return ran
}

async function newestEmail(): Promise<string> {
  const { messages } = JSON.parse(await stage.print('inbox --channel email --json')) as Schemas['MessageList']
  return messages.at(-1)?.id ?? ''
}

/** What the page leaves to the reader's browser: a code by SMS, an e-mail, and a rating. */
async function actInPortal() {
  await requestCode(stage)
  await stage.post('/passwordReset', { username: '10000001' })
  const { response } = await stage.post('/login', { username: '10000001', password: 'andel123' })
  const { token, personId } = response as { token: string; personId: string }
  await stage.post(
    '/nps',
    { rating: 4 },
    { authorization: token, uid: personId, 'idempotency-key': 'a-rating-of-jana' },
  )
}

/** What three people do in their browsers in the world `three`; the first two calls of the third person are lost. */
async function actInThreeBrowsers() {
  const post = postTo(`${stage.origin}/w/three/api`)
  const logIn = (username: string, password: string) => post('/login', { username, password })
  await Promise.all([requestCode({ post }), logIn('10000002', 'andel123')])
  for (let lost = 0; lost < 2; lost += 1) await expect(logIn('10000001', 'wrong')).rejects.toThrow(TypeError)
  await logIn('10000001', 'wrong')
}
