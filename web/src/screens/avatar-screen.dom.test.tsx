import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LoginAnswer } from '../shared/api/wire.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { type WatchedFiles, watchFiles } from '../testing/files.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

function jana(avatar: string | null): LoginAnswer {
  const answer = loginAnswer()
  return { ...answer, profile: { ...answer.profile, avatar } }
}

const jpeg = (size: number, name = 'dovolena.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(size - 4)], name, { type: 'image/jpeg' })

let files: WatchedFiles
beforeEach(() => {
  files = watchFiles()
})

async function open({ signedIn = jana(null), ...options }: AppOptions = {}) {
  const app = await renderApp({ path: '/muj-ucet/avatar', signedIn, ...options })
  await pageHeading('Profilová fotka')
  return app
}

const main = () => within(screen.getByRole('main'))
const picker = () => document.querySelector('input[type=file]') as HTMLInputElement

describe('the current picture', () => {
  test('is the drawing by gender if there is no photo, and offers no removal', async () => {
    await open()
    expect(
      main().getByRole('img', { name: 'Kreslený obrázek místo fotky' }).firstElementChild?.getAttribute('data-drawing'),
    ).toBe('female')
    expect(screen.queryByRole('button', { name: 'Odebrat fotku' })).toBeNull()
  })
})

describe('a file', () => {
  test('of another kind, too large or empty is refused at once by its name, and nothing is sent', async () => {
    const { callsOf } = await open()
    for (const [file, text] of [
      [new File(['GIF89a'], 'kocka.gif', { type: 'image/gif' }), /kocka\.gif není fotka JPG ani PNG/],
      [jpeg(21 * 1024 ** 2), /dovolena\.jpg má 21\sMB, vejde se sem nejvýš 20\sMB/],
      [new File([], 'nic.png', { type: 'image/png' }), /nic\.png je prázdný/],
    ] as const) {
      // Like a drop, which ignores `accept`.
      await userEvent.setup({ applyAccept: false }).upload(picker(), file)
      expect(await screen.findByText(text)).toBeDefined()
      expect(picker().getAttribute('aria-invalid')).toBe('true')
    }
    expect(callsOf('POST /avatar')).toEqual([])
    expect(files.open.size).toBe(0)
  })

  test('that is valid opens the crop with buttons for users who cannot drag; cancelling revokes its object URL', async () => {
    const { user } = await open()
    await user.upload(picker(), jpeg(2000))
    for (const name of ['Posunout fotku doleva', 'Posunout fotku nahoru', 'Přiblížit', 'Oddálit']) {
      expect(await screen.findByRole('button', { name })).toBeDefined()
    }
    expect(screen.getByRole('slider', { name: 'Přiblížení fotky' })).toBeDefined()
    expect(files.open.size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Zrušit' }))
    expect(files.open.size).toBe(0)
    await waitFor(() => expect(document.activeElement).toBe(picker()))
  })
})

describe('removing', () => {
  const removed = () => {
    const { profile, profile_full } = jana(null)
    return { error_code: 200 as const, response: { profile, profile_full, savedAt: '2026-11-10T09:00:00.000Z' } }
  }

  async function confirm(answers: AppOptions['answers']) {
    const app = await open({ signedIn: jana('/images/img_1.jpg'), ...(answers && { answers }) })
    // Like the first touch of the page.
    await preloadDialogs()
    await app.user.click(screen.getByRole('button', { name: 'Odebrat fotku' }))
    const window = within(await screen.findByRole('alertdialog'))
    await app.user.click(window.getByRole('button', { name: 'Odebrat' }))
    return { ...app, window }
  }

  test('requires confirmation; then the drawing shows here and in the frame', async () => {
    await confirm({ 'DELETE /avatar': removed })
    expect(await screen.findByText('Fotka je odebraná')).toBeDefined()
    expect(document.querySelector('img[src*=img_1]')).toBeNull()
    expect(document.querySelectorAll('[data-drawing=female]').length).toBeGreaterThan(1)
  })

  test('that failed says so in the window and keeps the photo', async () => {
    const { window } = await confirm({ 'DELETE /avatar': { error_code: 500, error: 'internal-error' } })
    expect((await window.findByRole('alert')).textContent).toContain('Nevíme, jestli se to povedlo')
    expect(document.querySelector('img[src*=img_1]')).not.toBeNull()
  })
})
