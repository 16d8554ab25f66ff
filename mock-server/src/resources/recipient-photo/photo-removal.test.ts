import { describe, expect, test } from 'vitest'
import type { FamilyPhoto } from '../../domain/state/recipient.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { aRecipient, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { aPhoto, REMOVAL } from '../../testing/photos.ts'
import { dueEvents } from '../due-events.ts'
import { triggers } from '../triggers.ts'
import { photoRemovalEvents } from './photo-removal.rules.ts'
import { newestFirst, withPrimary } from './primary-photo.rules.ts'

const leaving = (id: string, taken?: string, given: Partial<FamilyPhoto> = {}) =>
  aPhoto(id, taken, { removal: REMOVAL, ...given })
const worldOf = (photos: readonly FamilyPhoto[], storedImages = {}) =>
  aWorld([aRecipient({ photos })], { storedImages })
const photosIn = ({ people }: ReturnType<typeof aWorld>) => {
  const person = people.get('p-2000001')
  return person?.kind === 'recipient' ? person.photos : []
}

describe('the foundation removes a photo', () => {
  test.each([
    ['on Monday', '2026-11-09T16:00:00+01:00', '2026-11-11T09:00:00.000Z'],
    ['on Friday at night', '2026-11-06T23:59:59+01:00', '2026-11-10T09:00:00.000Z'],
    ['on a Saturday', '2026-11-07T10:00:00+01:00', '2026-11-10T09:00:00.000Z'],
    ['before a public holiday', '2026-11-16T08:00:00+01:00', '2026-11-19T09:00:00.000Z'],
    ['in summer', '2026-07-01T08:00:00+02:00', '2026-07-03T08:00:00.000Z'],
  ])('requested %s (%s) at %s', (_, requested, want) => {
    const removal = { ...REMOVAL, requestedAt: at(requested) }
    const [event] = photoRemovalEvents(aRecipient({ photos: [aPhoto('kite', '2026-10', { removal })] }))
    expect(toIsoString(event?.at ?? 0)).toBe(want)
  })

  test('as a due event, which contains nothing of the photo', () => {
    const events = [...dueEvents(worldOf([aPhoto('lake'), leaving('kite')]), NOW)]
    expect(events.filter(({ kind }) => kind === 'photo-deletion-processed')).toMatchObject([
      { subject: 'p-2000001', summary: 'The foundation removes a photo of p-2000001, as the family requested.' },
    ])
  })

  test('with its uploaded picture; the newest remaining photo becomes the primary one', () => {
    const picture = { mediaType: 'image/jpeg', base64: 'eA==' } as const
    const photos = [
      leaving('kite', '2026-10', { isPrimary: true, path: 'img_kite.jpg' }),
      leaving('cake', '2026-11'),
      aPhoto('lake', '2026-06', { path: 'img_lake.jpg' }),
      aPhoto('tree', '2025-12'),
    ]
    const world = worldOf(photos, { img_kite: picture, img_lake: picture })
    const event = photoRemovalEvents(aRecipient({ photos })).find(({ id }) => id.endsWith('kite'))
    const { changes = [] } = event?.apply?.(world, { now: NOW, random: fixedRandom(), worldId: 'w' }) ?? {}
    const state = after(world, changes)
    expect(Object.keys(state.storedImages)).toEqual(['img_lake'])
    expect(photosIn(state)).toMatchObject([
      { id: 'cake', isPrimary: false },
      { id: 'lake', isPrimary: true },
      { id: 'tree', isPrimary: false },
    ])
  })
})

describe('the trigger photo-deletion-processed', () => {
  const world = worldOf([leaving('kite'), leaving('cake'), aPhoto('lake')])
  const pull = (detail: object, on = world) =>
    triggers['photo-deletion-processed']?.(
      on,
      { kind: 'photo-deletion-processed', person: '2000001', ...detail },
      { now: NOW, random: fixedRandom(), worldId: 'w' },
    )

  test.each([
    ['all photos with a request', {}, ['lake'], '2 photos were removed.'],
    ['the named photo', { photoId: 'kite' }, ['cake', 'lake'], 'The photo was removed.'],
  ])('removes %s', (_, detail, stay, summary) => {
    const outcome = pull(detail)
    expect(outcome).toMatchObject({ subject: 'p-2000001', summary })
    const state = after(world, outcome && 'changes' in outcome ? outcome.changes : [])
    expect(photosIn(state).map(({ id }) => id)).toEqual(stay)
  })

  test.each([
    ['a photo without a request', { photoId: 'lake' }, world, 'photoId'],
    ['another family’s photo', { photoId: '__proto__' }, world, 'photoId'],
    ['nothing', {}, worldOf([aPhoto('lake')]), 'photoId'],
    ['a photo of a donor', { person: '10000001' }, world, 'person'],
  ])('refuses %s with a sentence at its field', (_, detail, on, field) =>
    expect(pull(detail, on)).toEqual({ refused: expect.stringMatching(/\.$/), field }),
  )
})

test('photos are sorted newest first, and of one month the one added last is first', () =>
  expect(
    newestFirst([aPhoto('a', '2026-05'), aPhoto('b', '2026-08'), aPhoto('c', '2026-05')]).map(({ id }) => id),
  ).toEqual(['b', 'c', 'a']))

test.each<[string, FamilyPhoto[], string | undefined]>([
  ['absent without photos', [], undefined],
  ['the chosen one', [aPhoto('a', '2026-01', { isPrimary: true }), aPhoto('b')], 'a'],
  ['the newest remaining one', [aPhoto('a', '2026-01'), aPhoto('b', '2026-02'), leaving('c', '2026-03')], 'b'],
  ['the newest of all if none remains', [leaving('a', '2026-01'), leaving('b', '2026-02')], 'b'],
])('the primary photo is %s', (_, photos, want) => {
  const primary = withPrimary(photos).filter(({ isPrimary }) => isPrimary)
  expect(primary.map(({ id }) => id)).toEqual(want === undefined ? [] : [want])
})
