import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { RecipientPhoto, RecipientPhotosSaved } from '../shared/api/wire.ts'
import { type WatchedFiles, watchFiles } from './files.ts'
import type { FakeAnswers } from './observed-send.ts'
import { type ObservedUploads, observeUploads } from './observed-upload.ts'
import { HOUR, recipientAnswer } from './people.ts'
import { recipientRecord } from './recipient-record.ts'
import { renderApp } from './render-app.tsx'

export const MB = 1024 ** 2
const NOW = Date.parse('2026-11-10T09:00:00Z')
export const LOCK = {
  WarningAt: '2026-11-08T23:00:00Z',
  LockedAt: '2026-11-09T17:00:00Z',
  LockedUntil: '2026-11-11T05:00:00Z',
}

const family = (lock = recipientRecord.EditingLock) =>
  recipientAnswer({
    // Valid by the clock of the provider and of the device.
    expires: Math.max(Date.now(), NOW) + HOUR,
    fullUser: { RecipientStatusOfRequest: { Id: 6 }, Recipient: { ...recipientRecord, EditingLock: lock } },
  })

export const lake: RecipientPhoto = {
  photoId: 'pho-lake',
  path: '/images/lake.jpg',
  takenMonth: 10,
  takenYear: 2026,
  description: 'Ráno u rybníka',
  isPrimary: false,
  removal: null,
}
export const train: RecipientPhoto = {
  ...lake,
  photoId: 'pho-train',
  path: '/images/train.jpg',
  takenMonth: 8,
  description: 'Výlet k parní lokomotivě',
  isPrimary: true,
}
export const requests = { requestedAt: '2026-11-09T08:00:00Z', reason: 'Nahráno omylem.' }

export const listed = (...photos: RecipientPhoto[]) => ({ error_code: 200 as const, response: { photos } })
export function saved(photos: RecipientPhoto[], avatar: string | null = '/images/train.jpg') {
  const { profile, profile_full } = family()
  const response: RecipientPhotosSaved = {
    photos,
    saved: { profile: { ...profile, avatar }, profile_full, savedAt: '2026-11-10T09:00:00.000Z' },
  }
  return { error_code: 200 as const, response }
}
export const refusal = (error_code: number, error: string, more: object = {}) => ({ error_code, error, ...more })

export const jpeg = (name = 'IMG_1.jpg', size = 3 * MB) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(size - 4)], name, { type: 'image/jpeg' })

export type PhotosPage = { files: WatchedFiles; drawn: DrawnPhotos }

/** What a photo needs of a browser and jsdom lacks; called before each test. */
export function setStage(): PhotosPage {
  return { files: watchFiles(), drawn: drawPhotos() }
}

export async function openPhotos(
  answers: FakeAnswers,
  { query = '', lock = recipientRecord.EditingLock, heading = 'Moje fotky' } = {},
) {
  const app = await renderApp({
    path: `/prijemce/moje-fotky${query}`,
    signedIn: family(lock),
    now: NOW,
    answers: { 'GET /recipientPhotos': listed(lake, train), ...answers },
  })
  const uploads: ObservedUploads = observeUploads(app.send)
  const { clock } = app.services
  act(() => clock.observe(new Date(NOW).toUTCString(), clock.stopwatch()))
  // A lock is shown in a dialog, which may be open in front of the page by now.
  await screen.findByRole('heading', { level: 1, name: heading, hidden: true })
  return { ...app, uploads }
}

export const main = () => screen.getByRole('main')
export const texts = () => main().textContent.replaceAll('\u00a0', ' ')
export const picker = () => main().querySelector('input[type=file]') as HTMLInputElement
export const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Měsíc' })
export const year = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rok' })
export const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Co je na fotce' })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const preview = () => screen.findByRole('img', { name: 'Náhled vybrané fotky' })
export const openForm = (answers: FakeAnswers = {}) =>
  openPhotos(answers, { query: '?fotka=nova', heading: 'Nová fotka' })

export async function pickPhoto(file: File) {
  // Like a drop, which ignores `accept`.
  await userEvent.setup({ applyAccept: false }).upload(picker(), file)
}
export function fill(values = { takenMonth: '10', takenYear: '2026', description: 'Procházka u rybníka' }) {
  fireEvent.change(month(), { target: { value: values.takenMonth } })
  fireEvent.change(year(), { target: { value: values.takenYear } })
  fireEvent.change(description(), { target: { value: values.description } })
}
export const filled = () => [month().value, year().value, description().value]

type DrawnPhotos = {
  /** The size every picture has when it is opened; `null` cannot be opened. */
  size: { width: number; height: number } | null
  /**
   * The bytes that the canvas produces; `null` if this browser cannot draw an image of that size.
   */
  drawn: number | null
  /** Sizes of the canvases that were drawn on. */
  readonly canvases: (readonly [width: number, height: number])[]
}

/** jsdom neither opens pictures nor draws: fakes both as the test requires. */
function drawPhotos(): DrawnPhotos {
  const photos: DrawnPhotos = { size: { width: 800, height: 600 }, drawn: 1000, canvases: [] }
  // jsdom's images lack it by default.
  HTMLImageElement.prototype.decode = () =>
    photos.size ? Promise.resolve() : Promise.reject(new DOMException('Broken', 'EncodingError'))
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(() => photos.size?.width ?? 0)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockImplementation(() => photos.size?.height ?? 0)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect() {}, drawImage() {} }) as unknown as RenderingContext,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, give) {
    photos.canvases.push([this.width, this.height])
    give(photos.drawn === null ? null : new Blob([new Uint8Array(photos.drawn)], { type: 'image/jpeg' }))
  })
  return photos
}
