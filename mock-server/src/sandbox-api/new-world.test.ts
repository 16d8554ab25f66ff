import { afterAll, describe, expect, test } from 'vitest'
import { callControl } from '../testing/control-answer.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

/** The default scenario begins on 10 November; the cards are charged on the 20th. */
const LATER = '2026-11-25T09:00:00.000Z'

const make = (payload: object) =>
  callControl(app, 'createWorld', { method: 'POST', url: '/sandbox/worlds', payload: { frozen: true, ...payload } })

const chargesOf = async (world: string) => {
  const { body } = await callControl(app, 'readJournal', `/sandbox/worlds/${world}/journal`)
  return body.entries.flatMap(({ event, at }: { event?: string; at: string }) => (event === 'card-charge' ? [at] : []))
}

describe('a world that begins after its scenario', () => {
  test('has nothing of what was due before', async () => {
    const { body } = await make({ now: LATER })
    expect(body.now).toBe(LATER)
    expect(await chargesOf(body.id)).toEqual([])
  })

  test('has it, each at its own time, when its events are played', async () => {
    const { body } = await make({ now: LATER, playEvents: true })
    expect(body).toMatchObject({ now: LATER, frozen: true })
    expect(new Set(await chargesOf(body.id))).toEqual(new Set(['2026-11-20T05:00:00.000Z']))
  })

  test('has the played time as a step of its recording, so that a file repeats it', async () => {
    const { body } = await make({ now: LATER, playEvents: true, recorded: true })
    const recording = await callControl(app, 'getRecording', `/sandbox/worlds/${body.id}/recording`)
    expect(recording.body).toMatchObject({
      now: '2026-11-10T09:00:00.000Z',
      steps: [{ kind: 'clock', move: { to: LATER } }],
    })
  })

  test.each([
    ['without a time', {}, 'now is missing'],
    ['for a time before its scenario', { now: '2026-11-01T00:00:00Z' }, 'begins at 2026-11-10T09:00:00.000Z'],
    ['for a time after the clock ends', { now: '2100-01-02T00:00:00Z' }, 'ends with the year 2099'],
  ])('is not made when its events are to be played %s', async (_, options, message) => {
    const count = async () => (await callControl(app, 'listWorlds', '/sandbox/worlds')).body.worlds.length
    const before = await count()
    expect(await make({ playEvents: true, ...options })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
    expect(await count()).toBe(before)
  })
})
