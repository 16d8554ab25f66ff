import { describe, expect, test } from 'vitest'
import type { FamilyPhoto, Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aRecipient, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { aPhoto, REMOVAL } from '../../testing/photos.ts'
import { addPhoto, choosePrimary, MAX_PHOTOS, requestPhotoRemoval, savePhoto } from './family-photos.rules.ts'

const picture = { mediaType: 'image/jpeg', base64: 'eA==' } as const
const texts = { takenYear: 2026, takenMonth: 11, description: 'Na zahradě' }
const withPhotos = (...photos: FamilyPhoto[]): Recipient => aRecipient({ photos })
const add = (family = withPhotos(), given: object = {}, now = NOW) =>
  addPhoto(family, { picture, ...texts, ...given }, { now, random: fixedRandom() })
const photosOf = ({ result }: { result: object }) =>
  'recipient' in result ? (result.recipient as Recipient).photos : []

describe('a photo is added', () => {
  test('with its texts, and its picture is stored under a unique name', () => {
    const family = withPhotos()
    const { changes } = add(family)
    const state = after(aWorld([family]), changes)
    const [imageId] = Object.keys(state.storedImages)
    expect(state.storedImages[imageId ?? '']).toEqual(picture)
    expect(state.people.get(family.personId)).toMatchObject({
      photos: [{ ...texts, path: `${imageId}.jpg`, isPrimary: true, removal: null }],
    })
  })

  test('as the primary one if it is the first, otherwise after the primary one', () => {
    expect(photosOf(add())).toMatchObject([{ isPrimary: true }])
    const family = withPhotos(aPhoto('first', '2026-01', { isPrimary: true }))
    expect(photosOf(add(family))).toMatchObject([{ id: 'first', isPrimary: true }, { isPrimary: false }])
  })

  test.each([
    ['this month', { takenMonth: 11 }, 'saved'],
    ['next month', { takenMonth: 12 }, 'month-in-future'],
    ['an earlier month of next year', { takenYear: 2027, takenMonth: 1 }, 'month-in-future'],
    ['a later month of last year', { takenYear: 2025, takenMonth: 12 }, 'saved'],
  ])('of %s: %o is %s', (_, given, kind) => expect(add(withPhotos(), given).result.kind).toBe(kind))

  test('by the month of Prague, which begins an hour before UTC', () => {
    const december = { takenMonth: 12 }
    expect(add(withPhotos(), december, at('2026-12-01T00:00:00+01:00')).result.kind).toBe('saved')
    expect(add(withPhotos(), december, at('2026-12-01T00:00:00+01:00') - 1).result.kind).toBe('month-in-future')
  })

  test.each([
    [MAX_PHOTOS - 1, 'saved'],
    [MAX_PHOTOS, 'full'],
  ])('after %i others: %s', (count, kind) => {
    const family = withPhotos(...Array.from({ length: count }, (_, n) => aPhoto(`p${n}`)))
    expect(add(family)).toMatchObject({ result: { kind }, ...(kind === 'full' && { changes: [] }) })
  })

  test('but not without a picture, though its texts are validated first', () => {
    expect(add(withPhotos(), { picture: null })).toMatchObject({ result: { kind: 'no-picture' }, changes: [] })
    expect(add(withPhotos(), { picture: null, takenMonth: 12 }).result.kind).toBe('month-in-future')
  })
})

const family = withPhotos(aPhoto('lake', '2026-06', { isPrimary: true }), aPhoto('kite', '2026-10'))

test('the texts of a photo are replaced, its picture and the other photos stay', () => {
  const photos = photosOf(savePhoto(family, 'kite', { ...texts, takenMonth: 9 }, NOW))
  expect(photos).toEqual([family.photos[0], { ...family.photos[1], ...texts, takenMonth: 9 }])
  expect(savePhoto(family, 'kite', { ...texts, takenMonth: 12 }, NOW)).toMatchObject({
    result: { kind: 'month-in-future' },
    changes: [],
  })
})

test('one photo is the primary one, and choosing it again changes nothing', () => {
  expect(photosOf(choosePrimary(family, 'kite'))).toMatchObject([{ isPrimary: false }, { isPrimary: true }])
  expect(choosePrimary(family, 'lake')).toMatchObject({ result: { kind: 'saved' }, changes: [] })
})

test('a removal is a request: the photo stays, even the primary one', () =>
  expect(photosOf(requestPhotoRemoval(family, 'lake', 'Omyl', NOW))).toEqual([
    { ...family.photos[0], removal: { requestedAt: NOW, reason: 'Omyl' } },
    family.photos[1],
  ]))

describe.each([
  ['saved', (of: Recipient, id: string) => savePhoto(of, id, texts, NOW)],
  ['chosen', (of: Recipient, id: string) => choosePrimary(of, id)],
  ['requested for removal', (of: Recipient, id: string) => requestPhotoRemoval(of, id, 'Omyl', NOW)],
])('a photo cannot be %s', (_, act) => {
  test.each(['boat', '', '__proto__', 'constructor'])('as %o of another family', (id) =>
    expect(act(family, id)).toMatchObject({ result: { kind: 'not-found' }, changes: [] }),
  )

  test('with a requested removal', () =>
    expect(act(withPhotos(aPhoto('kite', '2026-10', { removal: REMOVAL })), 'kite')).toMatchObject({
      result: { kind: 'removal-requested' },
      changes: [],
    }))
})
