import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from './run-for-test.ts'
import { type SandboxForTest, startSandboxForTest } from './sandbox-for-test.ts'

const folder = mkdtempSync(join(tmpdir(), 'record-'))
let stage: SandboxForTest
let made: string
beforeAll(async () => {
  stage = await startSandboxForTest()
  made = await stage.print('worlds new --id taped --frozen --recorded')
  await inTaped('clock advance 15m')
  await fetch(`${stage.origin}/w/taped/api/valueStore/nps_showStart`)
}, 60_000)
afterAll(async () => {
  await stage.stop()
  rmSync(folder, { recursive: true })
})

/** Runs a line in the recorded world. */
const inTaped = (line: string) => run(`${line} --url ${stage.origin} --world taped`)

describe('a recorded session', () => {
  it('begins with the address to enter and the line that saves it', () => {
    expect(made).toMatch(
      /^Enter +http.*\/sandbox\/enter\/taped$[\s\S]*recorded\. Open the console[\s\S]*\?world=taped#recording\n[\s\S]*record save .*taped$/m,
    )
  })

  it('is shown step by step', async () => {
    const { out } = await inTaped('record show')
    expect(out).toMatch(/^1 +2026-11-10 10:00:00 +clock +advance PT15M$/m)
    expect(out).toMatch(/^2 +2026-11-10 10:15:00 +call +getValueStore 200$/m)
    expect(await inTaped('record')).toMatchObject({ code: 0, out })
  })

  it('is saved as a test, with its file and the command that runs it', async () => {
    const file = join(folder, 'values.json')
    const { code, out } = await inTaped(`record save --as pact --step 2 --title values --to ${file}`)
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Written: .*values\.json\nRun it: {2}npm run/),
    })
    expect(out).toContain(`contracts:verify -- --pacts ${out.split('\n')[0]?.slice('Written: '.length)} `)
    expect(out).toContain(` --provider ${stage.origin}/api `)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ interactions: [{ description: 'values' }] })
  })

  it.each([
    ['1', 'Step 1 is no call, and a pact is of one: clock advance PT15M.'],
    ['3', 'There is no step 3: the recording has 2.'],
  ])('has no pact of step %s', async (step, why) => {
    const { code, err } = await inTaped(`record save --as pact --step ${step} --to ${join(folder, 'none.json')}`)
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(why) })
  })

  it('never overwrites a file', async () => {
    const file = join(folder, 'fixed.scenario.ts')
    await inTaped(`record save --as scenario --to ${file}`)
    const again = await inTaped(`record save --as scenario --to ${file}`)
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('it is there already') })
  })

  it('that was not watched by the console cannot be a Playwright test: it names what is needed and writes nothing', async () => {
    const file = join(folder, 'pressed.e2e.ts')
    const { code, err } = await inTaped(`record save --as playwright --to ${file}`)
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining(`open ${stage.origin}/sandbox/?world=taped#recording`),
    })
    expect(existsSync(file)).toBe(false)
  })

  it('that does not exist is reported with how to start one', async () => {
    const { code, err } = await stage.command('record show')
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('worlds new --recorded') })
  })
})
