import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import {
  button,
  description,
  fill,
  filled,
  LOCK,
  lake,
  listed,
  main,
  openPhotos,
  refusal,
  requests,
  saved,
  setStage,
  texts,
  train,
} from '../testing/photos-page.ts'
import { pageHeading } from '../testing/render-app.tsx'

beforeEach(() => {
  setStage()
})

describe('the photos', () => {
  test('show each with its month, and label the primary one and the one waiting for removal', async () => {
    await openPhotos({ 'GET /recipientPhotos': listed({ ...lake, removal: requests }, train) })
    const [first, second] = (await screen.findAllByRole('img', { name: /rybníka|lokomotivě/ })).map((picture) =>
      picture.getAttribute('src'),
    )
    expect([first, second]).toEqual([
      'https://images.example.com/images/lake.jpg',
      'https://images.example.com/images/train.jpg',
    ])
    const [waiting, primary] = within(main()).getAllByRole('listitem')
    expect(plainText(waiting)).toContain('Žádost o smazání ze dne 9. 11. 2026')
    expect(within(waiting as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(waiting as HTMLElement).queryByRole('link')).toBeNull()
    expect(primary?.textContent).toContain('08/2026')
    expect(primary?.textContent).toContain('hlavní fotka')
    expect(within(primary as HTMLElement).queryByRole('button', { name: /hlavní/ })).toBeNull()
  })

  test('that are none yet invite to the first one', async () => {
    const { user } = await openPhotos({ 'GET /recipientPhotos': listed() })
    expect(await screen.findByRole('heading', { level: 2, name: 'Zatím tu žádná fotka není' })).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Přidat fotku' }))
    await pageHeading('Nová fotka')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  test('that are a hundred say so, and offer no other', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ ...lake, photoId: `pho-${index}` }))
    await openPhotos({ 'GET /recipientPhotos': listed(...hundred) })
    expect(await screen.findByText(/Máte tu už 100\sfotek/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Přidat fotku' })).toBeNull()
  })

  test('are read-only while the account is locked', async () => {
    await openPhotos({}, { lock: LOCK })
    expect(await screen.findByRole('img', { name: 'Ráno u rybníka', hidden: true })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Přidat|Upravit/, hidden: true })).toBeNull()
    expect(screen.queryByRole('button', { name: /hlavní|smazání/, hidden: true })).toBeNull()
  })
})

describe('an existing photo', () => {
  test('that cannot become the primary one says why, next to itself', async () => {
    const { user } = await openPhotos({ 'POST /recipientPhotos/pho-lake/primary': lost })
    await user.click(await screen.findByRole('button', { name: /hlavní/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Nevíme, jestli se to povedlo')
  })

  test('gets another description and month', async () => {
    const { user, callsOf } = await openPhotos({
      'POST /recipientPhotos/pho-lake': saved([{ ...lake, description: 'Ráno na hrázi' }, train]),
    })
    await user.click(await screen.findByRole('link', { name: 'Upravit „Ráno u rybníka“' }))
    await pageHeading('Úprava fotky')
    expect(filled()).toEqual(['10', '2026', 'Ráno u rybníka'])
    fill({ takenMonth: '9', takenYear: '2026', description: 'Ráno\nna  hrázi ' })
    await user.click(button('Uložit změny'))
    await pageHeading('Moje fotky')
    expect(screen.getByText('Změny jsou uložené')).toBeDefined()
    expect(callsOf('POST /recipientPhotos/pho-lake')[0]?.body).toEqual({
      takenMonth: 9,
      takenYear: 2026,
      description: 'Ráno na hrázi',
      basedOn: { takenMonth: 10, takenYear: 2026, description: 'Ráno u rybníka' },
    })
  })

  test('whose change is lost keeps it in the form, after a reload too', async () => {
    const edit = { query: '?fotka=pho-lake', heading: 'Úprava fotky' }
    const app = await openPhotos({ 'POST /recipientPhotos/pho-lake': lost }, edit)
    await screen.findByRole('button', { name: 'Uložit změny' })
    fireEvent.change(description(), { target: { value: 'Ráno na hrázi' } })
    await app.user.click(button('Uložit změny'))
    expect((await screen.findByRole('alert')).textContent).toContain('Nevíme, jestli se to povedlo')
    expect(filled()).toEqual(['10', '2026', 'Ráno na hrázi'])
    await screen.findByText(/Uloženo v\stomto zařízení/)
    app.close()
    await openPhotos({}, edit)
    await waitFor(() => expect(description().value).toBe('Ráno na hrázi'))
  })

  test('that waits for removal, or does not exist, has no form', async () => {
    await openPhotos(
      { 'GET /recipientPhotos': listed({ ...lake, removal: requests }) },
      { query: '?fotka=pho-lake', heading: 'Úprava fotky' },
    )
    expect(await screen.findByText(/už čeká na smazání/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Uložit změny' })).toBeNull()
  })
})

describe('a removal request', () => {
  async function ask(answer: FakeAnswer) {
    const app = await openPhotos({ 'POST /recipientPhotos/pho-lake/removal': answer })
    await preloadDialogs()
    await app.user.click(await screen.findByRole('button', { name: /^Požádat o\ssmazání „Ráno u rybníka“$/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Požádat o\ssmazání fotky\?$/ }))
    return { ...app, dialog, confirm: () => app.user.click(dialog.getByRole('button', { name: 'Odeslat žádost' })) }
  }
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Proč ji chcete smazat' })

  test('needs a reason; then the photo stays with the day of the request', async () => {
    const removed = { ...lake, removal: { requestedAt: '2026-11-10T09:00:00Z', reason: 'Nahráno omylem.' } }
    const { user, confirm, dialog, callsOf } = await ask(saved([removed, train]))
    expect(document.activeElement).toBe(reason())
    await confirm()
    expect(dialog.getByText('Hodnota je povinná')).toBeDefined()
    await user.type(reason(), 'Nahráno omylem.')
    await confirm()
    expect(await screen.findByText('Žádost o smazání máme')).toBeDefined()
    expect(texts()).toContain('Žádost o smazání ze dne 10. 11. 2026')
    expect(callsOf('POST /recipientPhotos/pho-lake/removal').map(({ body }) => body)).toEqual([
      { reason: 'Nahráno omylem.' },
    ])
  })

  test('that is lost keeps the reason in the window, and after the window is closed too', async () => {
    const { user, confirm, dialog } = await ask(lost)
    await user.type(reason(), 'Nahráno omylem.')
    await confirm()
    expect((await dialog.findByRole('alert')).textContent).toContain('Nevíme, jestli se to povedlo')
    expect(reason().value).toBe('Nahráno omylem.')
    await user.click(dialog.getByRole('button', { name: 'Zrušit' }))
    await user.click(await screen.findByRole('button', { name: /^Požádat o\ssmazání „Ráno u rybníka“$/ }))
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(reason().value).toBe('Nahráno omylem.'))
  })

  test('for a photo requested for removal elsewhere meanwhile says so and shows it', async () => {
    const { user, confirm, answer } = await ask(refusal(409, 'removal-requested'))
    answer({ 'GET /recipientPhotos': listed({ ...lake, removal: requests }, train) })
    await user.type(reason(), 'Nahráno omylem.')
    await confirm()
    expect(await screen.findByText(/Žádost o\ssmazání ze dne/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
