import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import {
  button,
  fill,
  filled,
  jpeg,
  LOCK,
  MB,
  openForm,
  type PhotosPage,
  picker,
  pickPhoto,
  preview,
  refusal,
  setStage,
  texts,
} from '../testing/photos-page.ts'
import { pageHeading } from '../testing/render-app.tsx'

let stage: PhotosPage
beforeEach(() => {
  stage = setStage()
})

describe('a chosen file', () => {
  const heic = [0, 0, 0, 24, ...Array.from('ftypheic', (letter) => letter.charCodeAt(0))]

  test('that is no photo is refused by its name with what to do, in the summary of errors too, and nothing is sent', async () => {
    const { user, callsOf } = await openForm()
    await user.click(button('Přidat fotku'))
    expect(await screen.findAllByText(/Vyberte prosím fotku/)).toHaveLength(2)
    for (const [file, why] of [
      [new File([new Uint8Array(heic)], 'IMG_1.HEIC'), /HEIC.*snímek obrazovky/],
      [new File(['GIF89a'], 'kocka.gif'), /kocka\.gif není fotka JPG, JPEG, PNG ani BMP/],
      [new File(['<html>'], 'foto.jpg'), /foto\.jpg má název jako fotka/],
      [new File([], 'foto.jpg'), /foto\.jpg je prázdný/],
    ] as const) {
      await pickPhoto(file)
      expect(await screen.findAllByText(why)).toHaveLength(2)
      expect(picker().getAttribute('aria-invalid')).toBe('true')
    }
    expect(screen.queryByText(/Vyberte prosím fotku/)).toBeNull()
    expect(callsOf('POST /recipientPhotos')).toEqual([])
    expect(stage.files.open.size).toBe(0)
  })

  test('that cannot be opened says so, and the photo chosen before stays', async () => {
    await openForm()
    await pickPhoto(jpeg('dobra.jpg'))
    await preview()
    stage.drawn.size = null
    await pickPhoto(jpeg('rozbita.jpg'))
    expect(await screen.findByText(/rozbita\.jpg se nepodařilo otevřít/)).toBeDefined()
    expect(texts()).toContain('dobra.jpg')
  })

  test('of a phone is shrunk, says by how much, and its object URL is revoked', async () => {
    stage.drawn.size = { width: 4032, height: 3024 }
    stage.drawn.drawn = 1.1 * MB
    const { user } = await openForm()
    await pickPhoto(jpeg('IMG_1.jpg', 8.2 * MB))
    await preview()
    expect(stage.drawn.canvases).toEqual([[2000, 1500]])
    expect(texts()).toContain('zmenšeno z 8,2 MB na 1,1 MB')
    expect(stage.files.open.size).toBe(1)
    await user.click(button('Zrušit'))
    await preloadDialogs()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Odejít' }))
    await pageHeading('Moje fotky')
    expect(stage.files.open.size).toBe(0)
  })

  test('that this browser cannot shrink is sent unchanged if it fits, and otherwise refused with its size', async () => {
    stage.drawn.size = { width: 4032, height: 3024 }
    stage.drawn.drawn = null
    await openForm()
    await pickPhoto(jpeg('mensi.jpg', 4 * MB))
    await preview()
    expect(texts()).not.toContain('zmenšeno')
    await pickPhoto(jpeg('velka.jpg', 8.2 * MB))
    expect(await screen.findByText(/velka\.jpg má 8,2\sMB, poslat jde nejvýš 5\sMB/)).toBeDefined()
    await pickPhoto(jpeg('o-bajt.jpg', 5 * MB + 1))
    expect(await screen.findByText(/o-bajt\.jpg má 5,1\sMB, poslat jde nejvýš 5\sMB/)).toBeDefined()
  })
})

describe('a new photo', () => {
  test('that fails says why and stays with its text, and after a reload the text alone', async () => {
    const app = await openForm()
    await pickPhoto(jpeg())
    await preview()
    fill()
    const failures: [FakeAnswer, string][] = [
      [lost, 'Nejspíš se ztratilo spojení'],
      [refusal(423, 'editing-locked', { lockedUntil: LOCK.LockedUntil }), 'od 11. 11. 2026 v 6:00'],
      [refusal(409, 'limit-reached', { limit: 100 }), 'nejvýš 100 fotek'],
    ]
    for (const [answer, why] of failures) {
      app.answer({ 'POST /recipientPhotos': answer })
      await app.user.click(button('Přidat fotku'))
      await waitFor(() => expect(plainText(screen.getByRole('alert'))).toContain(why))
      expect(screen.getByRole('alert').textContent).toContain('+420 000 000 002')
      expect(await preview()).toBeDefined()
      expect(filled()).toEqual(['10', '2026', 'Procházka u rybníka'])
    }
    await screen.findByText(/Uloženo v\stomto zařízení/)
    app.close()

    await openForm()
    expect(await screen.findByText(/Samotnou fotku si portál pamatovat nesmí/)).toBeDefined()
    expect(filled()).toEqual(['10', '2026', 'Procházka u rybníka'])
  })

  test('that the provider calls no photo, unreadable or too large requires another one and keeps the text', async () => {
    const { user, answer } = await openForm()
    fill()
    for (const [refused, why] of [
      [refusal(400, 'file-type-mismatch', { fields: { 'File[0]': 'file-type-mismatch' } }), /uvnitř ale fotka/],
      [refusal(400, 'picture-unreadable', { fields: { 'File[0]': 'picture-unreadable' } }), /nejspíš je poškozená/],
      [refusal(413, 'payload-too-large'), /poslat jde nejvýš 5\sMB/],
    ] as const) {
      answer({ 'POST /recipientPhotos': refused })
      await pickPhoto(jpeg())
      await preview()
      await user.click(button('Přidat fotku'))
      expect(await screen.findByText(why)).toBeDefined()
      expect(screen.queryByRole('img', { name: 'Náhled vybrané fotky' })).toBeNull()
      expect(filled()).toEqual(['10', '2026', 'Procházka u rybníka'])
    }
  })
})
