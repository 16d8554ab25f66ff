import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from './client.ts'
import { requestCode, type SandboxForTest, startSandboxForTest } from './sandbox-for-test.ts'

let stage: SandboxForTest
beforeAll(async () => {
  stage = await startSandboxForTest()
  await requestCode(stage)
  await fetch(`${stage.origin}/w/${stage.world}/api/valueStore/nps_showStart`)
}, 60_000)
afterAll(() => stage.stop())

describe('the output of the verbs', () => {
  it.each([
    ['people', /^2000001 +1985-04-01 +Petra Svobodová/m],
    ['people', /^empty +No people, only/m],
    ['people show 10000001', /^Jana Nováková, donor 10000001\n[\s\S]*^payments \(\d+\)\n[\s\S]*^failedPasswords +0$/m],
    ['enter --to /login', /^http:\/\/127\.0\.0\.1:\d+\/sandbox\/enter\/stage\?to=%2Flogin$/],
    ['clock', /^2026-11-10 10:00:00 in Prague, frozen$/],
    ['events --limit 2', /^TIME +KIND +WHO +WHAT\n(2026-11-10 .*\n?){2}$/],
    [
      'inbox --to +420602000201',
      /^m-\S+ {2}2026-11-10 10:00:00 {2}sms {2}\+420602000201\n {2}Váš kód.*\n {2}Code: \d{6}$/,
    ],
    ['trigger payment-received 10000001 --amount 500', /payment-received +p-10000001 +A payment of 500 Kč/],
    ['journal', /^j-1 {2}2026-11-10 10:00:00 {2}logInRecipient {2}200 {2}\(rule 5\.2/],
    [
      'journal --person 2000001 --calls',
      /^j-1 .*\n {2}POST \/loginRecipient {2}2000001, step login {2}[\d.]+ ms {2}\S+Z\n {2}sent: \{.*"birthDate":"•••".*\n {2}returned: \{/,
    ],
    ['journal --person 2000002', /^Nothing has happened\.$/],
    ['coverage', /^getValueStore +1 of \d+ +1$/m],
    ['coverage --missing', /^saveNps +423 +vote-locked$/m],
    ['magic', /^logIn +password +error_500 +the provider fails inside$/m],
    ['magic', /^startCardPayment +cardholder +DECLINED_FUNDS/m],
  ])('%s', async (line, wanted) => {
    expect(await stage.print(line)).toMatch(wanted)
  })

  it.each([
    ['worlds', '/worlds'],
    ['people', '/scenarios'],
    ['enter', '/worlds/stage'],
    ['clock', '/worlds/stage/clock'],
    ['events', '/worlds/stage/events'],
    ['inbox', '/worlds/stage/messages'],
    ['faults', '/worlds/stage/faults'],
    ['journal', '/worlds/stage/journal'],
    ['coverage', '/coverage'],
    ['magic', '/magic-values'],
  ])('%s --json: what GET %s answers, and nothing else', async (verb, path) => {
    const answer = await fetch(`${stage.origin}/sandbox${path}`)
    // These two change from call to call.
    const read = (text: string): unknown =>
      JSON.parse(text, (key, value) => (key === 'usedAt' || key === 'memory' ? typeof value : value))
    expect(read(await stage.print(`${verb} --json`))).toEqual(read(await answer.text()))
  })

  it('a named world and its snapshots are listed with name and note until they are deleted', async () => {
    const { command, print } = stage
    expect(await print('worlds new --id blue --frozen')).toContain('keep it: worlds name blue NAME')
    expect(await print('worlds name stage Platba --note dvakrát')).toMatch(/^Name +Platba\nNote +dvakrát$/m)
    expect(await print('worlds')).toMatch(/^stage +Platba +default +.*\n(.*\n)*\n\d+ of at most 5000; .* about \d+ MB/m)
    const link = await print('snapshot --note předtím')
    expect(await print('snapshot list')).toMatch(
      /^s-\S+ +stage +Platba +předtím +2026-11-10 .*\n\n1 of at most 1000\.$/m,
    )
    expect(await print(`snapshot open ${link}`)).toMatch(/^Note +předtím$/m)
    expect(await print(`snapshot delete ${link}`)).toMatch(/is deleted\.$/)
    expect(await command(`snapshot delete ${link}`)).toMatchObject({ code: 1 })
  })

  it('own people are listed with what signs them in, and an unknown person is answered with the command that lists all', async () => {
    const { command, print } = stage
    expect(await print('people')).not.toContain('Added in this world')
    expect(await print('people import docs/own-people.csv')).toBe('Added: 5, changed: 0.')
    expect(await print('people')).toMatch(
      /^Added in this world\n\nLOGIN .*\n10000500 +andel123 +Eva Malá\n2000500 +1985-04-01 +Olga Nová\n\nOther/m,
    )
    expect((await command('people show 10000501')).err).toMatch(/There is no 10000501\nSee: npm run sandbox -- people$/)
  })

  it('suggests the nearest operation for an unknown one', async () => {
    const { code, err } = await stage.command('faults add saveNpss reset')
    expect({ code, err }).toEqual({
      code: 1,
      err: 'There is no operation saveNpss. Did you mean saveNps?\nAll of them: npm run sandbox -- coverage',
    })
  })

  it('an empty inbox is a failure only when a message or a code was requested', async () => {
    const { command } = stage
    const line = 'inbox --to nobody@example.com'
    expect(await command(line)).toMatchObject({ code: 0, out: 'No message has come.' })
    expect(await command(`${line} --wait PT0.01S`)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('within 0.01 s'),
    })
    expect(await command(`${line} --code`)).toMatchObject({ code: 1, out: '', err: 'No code has come.' })
  })

  it('one message is shown, as its source too, and deleted', async () => {
    const { origin, world, command, print } = stage
    const payload = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"username":"10000001"}' }
    await fetch(`${origin}/w/${world}/api/passwordReset`, payload)
    const { messages } = JSON.parse(await print('inbox --channel email --json')) as Schemas['MessageList']
    const id = messages[0]?.id
    expect(await print(`inbox show ${id}`)).toMatch(/^ {2}From: Nadace Dobrý anděl <.*\n {2}To: jana@example\.com$/m)
    expect(await print(`inbox show ${id}`)).toMatch(
      /^ {2}Tried: http:\S+\/obnova-hesla\?odkaz=rst_\S+ \(its key works; page \d{3}\)$/m,
    )
    expect(await print(`inbox show ${id} --source`)).toMatch(/^From: =\?UTF-8\?B\?/)
    await print(`inbox delete ${id}`)
    expect(await command(`inbox show ${id}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('unknown-message'),
    })
  })

  it('a followed journal prints new entries until Ctrl+C, which is a success', async () => {
    const { origin, world, print } = stage
    const line = ['journal', '--follow', '--json', '--url', origin, '--world', world]
    const child = spawn(process.execPath, ['scripts/sandbox/main.ts', ...line], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const next = async () => JSON.parse((await lines.next()).value as string) as Schemas['JournalEntry']

    // First the existing entries, then the new ones.
    expect(await next()).toMatchObject({ id: 'j-1', operationId: 'logInRecipient' })
    await print('trigger notice --text Ahoj')
    let entry = await next()
    while (!entry.changes.some(({ path }) => path === 'values.header_web_notice')) entry = await next()
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })
})
