import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { newWorld } from '../../openapi/sandbox/world-client.ts'
import type { Schemas } from './client.ts'
import { run } from './run-for-test.ts'
import { postTo, requestCode, type SandboxForTest, startSandboxForTest } from './sandbox-for-test.ts'

let stage: SandboxForTest
beforeAll(async () => {
  stage = await startSandboxForTest()
}, 60_000)
afterAll(() => stage.stop())
beforeEach(async () => {
  await stage.print(`worlds end ${stage.world}`)
  await stage.print(`worlds new --id ${stage.world} --frozen`)
})

/** The client as another project saves it, in a folder of its own. */
async function copyClient(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'outside-')), 'sandbox-client.ts')
  writeFileSync(file, await (await fetch(`${stage.origin}/sandbox/client.ts`)).text())
  return file
}

const openClient = async (file: string) =>
  ((await import(/* @vite-ignore */ file)) as { newWorld: typeof newWorld }).newWorld

describe('a tester, from the command line', () => {
  it('can let a code expire while it is being entered', async () => {
    const { post, print } = stage
    const transactionId = await requestCode(stage)
    const code = await print('inbox --channel sms --wait 10s --code')
    expect(code).toMatch(/^\d{6}$/)

    expect(await print('clock advance 15m')).toMatch(/^2026-11-10 10:15:00 in Prague, frozen\n[\s\S]*code-expiry/)
    expect(await post('/loginRecipient', { step: 'verify', transactionId, code })).toMatchObject({
      error_code: 408,
      error: 'code-expired',
    })
  })

  it('can test in a project of their own, with one file and no packages', async () => {
    const file = await copyClient()
    const strictly = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--types', '']
    const compiler = join(process.cwd(), 'node_modules/typescript-7/bin/tsc')
    const checked = spawnSync(process.execPath, [compiler, ...strictly, file], { cwd: dirname(file), encoding: 'utf8' })
    expect(checked.stdout + checked.stderr).toBe('')

    const world = await (await openClient(file))({ origin: stage.origin }, { frozen: true })
    expect(world.addressOf('/login')).toBe(`${stage.origin}/sandbox/enter/${world.id}?to=%2Flogin`)
    const post = postTo(stage.origin + world.apiBase)
    const transactionId = await requestCode({ post })
    const sms = await world.waitForMessage({ channel: 'sms' })
    await expect(world.waitForMessage({ channel: 'sms' }, 0)).rejects.toThrow('No message has come within 0 s')
    const scripts: string[] = []
    await world.moveClock({ advance: 'PT15M' }, { evaluate: async (script) => scripts.push(script) })
    expect(scripts).toEqual([expect.stringContaining('server-clock-offset')])
    expect(await post('/loginRecipient', { step: 'verify', transactionId, code: sms.code })).toMatchObject({
      error_code: 408,
    })
    await world.verify({ operationId: 'logInRecipient', errorCode: 408, times: 1 })
    await expect(world.verify({ operationId: 'logInRecipient', errorCode: 200, times: 2 })).rejects.toThrow(
      '1 times, expected exactly 2; near: j-2, but for errorCode',
    )
    await world.end()
    await expect(world.clock()).rejects.toThrow(`There is no world ${world.id}`)
    await rm(dirname(file), { recursive: true })
  })

  it('can run twenty worlds at once, none of which sees another', async () => {
    const file = await copyClient()
    const newWorldHere = await openClient(file)
    const worlds = await Promise.all(
      Array.from({ length: 20 }, () => newWorldHere({ origin: stage.origin }, { frozen: true })),
    )
    const found = await Promise.all(
      worlds.map(async (world, index) => {
        const { now } = await world.moveClock({ advance: `PT${index + 1}M` })
        await requestCode({ post: postTo(stage.origin + world.apiBase) })
        const { code } = await world.waitForMessage({ channel: 'sms' })
        await world.verify({ operationId: 'logInRecipient', times: 1 })
        return { now, code }
      }),
    )
    const minutes = worlds.map((_, index) => `2026-11-10T09:${`${index + 1}`.padStart(2, '0')}:00.000Z`)
    expect(found.map(({ now }) => now)).toEqual(minutes)
    expect(found.map(({ code }) => code)).toEqual(worlds.map(() => expect.stringMatching(/^\d{6}$/)))
    await Promise.all(worlds.map((world) => world.end()))
    await rm(dirname(file), { recursive: true })
  })

  it('can run a stored state again in a project of their own, also in CI', async () => {
    await stage.print('clock advance 15m')
    const state = join(tmpdir(), `state-${process.pid}.json`)
    await stage.print(`snapshot --out ${state}`)
    const from = JSON.parse(await readFile(state, 'utf8')) as Schemas['SnapshotFile']
    const file = await copyClient()
    const world = await (await openClient(file))({ origin: stage.origin }, { from })
    expect(await world.clock()).toMatchObject({ now: '2026-11-10T09:15:00.000Z', frozen: true })
    await world.end()
    await Promise.all([rm(state), rm(dirname(file), { recursive: true })])
  })

  it('can wait for the newest code, ignoring a message without one', async () => {
    const { print } = stage
    await requestCode(stage)
    const { messages } = JSON.parse(await print('inbox --json')) as Schemas['MessageList']
    const waiting = print(`inbox --after ${messages.at(-1)?.id} --wait 30s --code`)
    await print('trigger renewal-decided 2000009 --decision return --documents medical-report')
    await requestCode(stage)
    const code = await waiting
    expect(code).toMatch(/^\d{6}$/)
    expect(messages.map((message) => message.code)).not.toContain(code)
    expect(await print('inbox --code')).toBe(code)
  })

  it('can save the e-mails of a day as one file, and reads what was left out', async () => {
    const file = join(tmpdir(), `day-${process.pid}.mbox`)
    const { print } = stage
    await requestCode(stage)
    await print('trigger renewal-decided 2000009 --decision return --documents medical-report')
    await print('clock advance P1D')
    await print('trigger renewal-decided 2000009 --decision approve')
    const day = 'messages --from 2026-11-10 --until 2026-11-11'
    expect(await print(`${day} --out ${file}`)).toBe(`${file} has 1 e-mail. Left out: 1 SMS, which has no source.`)
    const saved = await readFile(file, 'utf8')
    await rm(file)
    expect(saved).toMatch(/^From napiste@example\.com Tue Nov 10 09:00:00 2026\nFrom: /)
    expect(saved.match(/^From /gm)).toHaveLength(1)
    expect(await stage.command(`${day} --out /dev/null/x`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('/dev/null/x'),
    })
  })

  it('can begin a world later, and reads whether what was due before has happened', async () => {
    const { print } = stage
    const line = 'worlds new --id later --frozen --now 2026-11-25T10:00'
    expect(await print(line)).toMatch(/^What was due before its clock started has not happened/m)
    await print('worlds end later')
    expect(await print(`${line} --play-events`)).not.toContain('has not happened')
    const { out } = await run(`journal --world later --url ${stage.origin}`)
    expect(out).toMatch(/2026-11-20 06:00:00 .*card-charge/)
    await print('worlds end later')
  })

  it('can lose the answer to a saved rating, submit again, and see one change', async () => {
    const { post, print } = stage
    const { response } = await post('/login', { username: '10000001', password: 'andel123' })
    const { token, personId } = response as { token: string; personId: string }
    const headers = { authorization: token, uid: personId, 'idempotency-key': 'vote-of-jana-in-the-story' }
    const vote = () => post('/nps', { rating: 4 }, headers)

    const set = await print('faults add saveNps reset --when after --times 1')
    expect(set).toMatch(/^fault-1 +saveNps +reset +after +1 more$/m)
    await expect(vote()).rejects.toThrow(TypeError)
    expect(await print('faults')).toBe('No fault is set.')
    expect(await vote()).toMatchObject({ error_code: 200, response: { Value: 4 } })

    const { entries } = JSON.parse(await print('journal --operation saveNps --json')) as Schemas['Journal']
    expect(entries.map(({ fault, changes }) => [fault, changes.map(({ path }) => path)])).toEqual([
      ['reset after', ['people.p-10000001.vote']],
      [undefined, []],
    ])
    expect(await print('verify saveNps --error-code 200 --times 2')).toBe(
      'It holds: 2 times, expected exactly 2. j-2, j-3',
    )
    expect(await stage.command('verify saveNps --fault stall --times 1')).toMatchObject({
      code: 1,
      err: 'It does not hold: 0 times, expected exactly 1.\n  near: j-3, but for fault\n  near: j-2, but for fault',
    })
    const shown = await print('journal --operation saveNps')
    expect(shown.match(/^ {2}people\.p-10000001\.vote\.value: 9 -> 4$/gm)).toHaveLength(1)
  })

  it('can save what happened as one file', async () => {
    const { print, world } = stage
    const file = join(tmpdir(), `${world}.zip`)
    expect(await print(`audit --out ${file}`)).toBe(
      `${file} has what happened in the world ${world}; its README.txt says what is in it.`,
    )
    const { 'world.json': written } = unzipSync(await readFile(file))
    expect(JSON.parse(strFromU8(written ?? new Uint8Array()))).toMatchObject({ id: world })
    await rm(file)
    expect(await stage.command(`audit --out ${tmpdir()}/nowhere/audit.zip`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('ENOENT'),
    })
    expect(await stage.command('audit')).toMatchObject({ code: 2, err: expect.stringContaining('--out') })
  })

  it('can save a snapshot, whose link opens a new world', async () => {
    const { print, world } = stage
    await print('clock advance 15m')
    const link = await print('snapshot')
    expect(JSON.parse(await print('snapshot --json'))).toMatchObject({ link: expect.stringMatching(/^http.*\/open$/) })
    expect(await fetch(link, { redirect: 'manual' })).toMatchObject({ status: 302 })

    const again = JSON.parse(await print(`snapshot open ${link} --json`)) as Schemas['World']
    expect(again).toMatchObject({ now: '2026-11-10T09:15:00.000Z', frozen: true })
    expect(again.id).not.toBe(world)
    const file = join(tmpdir(), `${again.id}.json`)
    await print(`snapshot --out ${file}`)
    expect(await print(`worlds new --id from-file --from ${file}`)).toContain('2026-11-10 10:15:00, frozen')
    expect(await print(`worlds compare ${stage.world} from-file`)).toBe('The worlds do not differ.')
    await print('trigger payment-received 10000001 --amount 500')
    expect(await print(`worlds compare ${stage.world} from-file`)).toMatch(/^payments\.10000001\./m)
    await print('worlds end from-file')
    await rm(file)
    expect(await stage.command(`worlds new --from ${file}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining(file),
    })
    // The world of the tester, the one that the link has opened, and this one.
    const listed = await print('worlds')
    expect(listed.match(/2026-11-10 10:15:00 +frozen/g)).toHaveLength(3)
    expect(listed).toContain(again.id)
    expect(await print(`worlds end ${again.id}`)).toBe(`World ${again.id} has ended.`)
    expect(await print('worlds')).not.toContain(again.id)
    expect(await print('worlds end default')).toBe('World default begins again.')
  })
})
