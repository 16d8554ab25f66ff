import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FormFaults } from '#rules/forms/form.ts'
import { type RenderedWithin, renderWithin } from '#web/testing/render-within.tsx'
import { VISITOR } from '../drafts/draft-owner.ts'
import type { FilesStep } from './long-form.tsx'
import { longFormTexts } from './long-form-texts.ts'
import { FormHost, sampleForm } from './testing/form-host.tsx'

let page: RenderedWithin | undefined
afterEach(() => {
  page?.close()
  page = undefined
  localStorage.clear()
})

type Host = Parameters<typeof FormHost>[0]

async function open(props: Partial<Host> = {}) {
  page?.close()
  // The store works in sequence, so this runs after everything that the page wrote when it was closed.
  await page?.services.drafts?.of(VISITOR, 'sample').read()
  page = await renderWithin(<FormHost definition={sampleForm} {...props} />, { texts: longFormTexts })
  await screen.findByRole('heading', { level: 1 })
  return page.user
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const states = () =>
  within(screen.getByRole('list', { name: 'Části formuláře' }))
    .getAllByRole('link')
    .map((link) => plain(link.textContent))
const clickButton = (name: RegExp | string) => page?.user.click(screen.getByRole('button', { name }))
const follow = (name: RegExp | string) => page?.user.click(screen.getByRole('link', { name }))
const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent)
const save = () => clickButton(/Uložit a\s/)
const text = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const pageText = () => plain(document.body.textContent)

const files = (faults: FormFaults = {}): FilesStep => ({
  title: 'Přílohy',
  isComplete: Object.keys(faults).length === 0,
  faults,
  element: <input aria-label="Soubor" type="file" />,
  summary: <p>zprava.pdf</p>,
})

const answered = { 'first-name': 'Jan', 'last-name': 'Novák', members: 3, works: false, words: 'Děkujeme' }

test('a form with an unknown type shows an error with a next step, and is reported', async () => {
  const messages: string[] = []
  const onError = (event: ErrorEvent) => messages.push(event.message)
  window.addEventListener('error', onError)
  const mood = { id: 'mood', itemType: 'rating', question: 'Jak se máte?', required: true } as never
  const definition = {
    formId: 'form-1',
    title: 'Formulář',
    sections: [{ id: 'first', title: 'První část', items: [mood] }],
  }
  page = await renderWithin(<FormHost definition={definition} />, { texts: longFormTexts })
  expect(await screen.findByText('Formulář teď nejde zobrazit')).toBeTruthy()
  window.removeEventListener('error', onError)
  expect(screen.getByRole('button', { name: 'Načíst znovu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^\+420/ })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(messages).toEqual(['Unknown form: mood: the itemType rating is not known'])
})

describe('the task list', () => {
  test('shows the state of every part, and how many are done', async () => {
    await open({ initial: { 'first-name': 'Jan', members: 2, works: false }, files: files({ files: 'required' }) })
    expect(states()).toEqual(['Kdo je nemocný Rozepsáno', 'Domácnost Hotovo', 'Váš příběh Začít', 'Přílohy Začít'])
    expect(pageText()).toContain('Hotovo 1 z 4')
  })

  test('marks the parts with remarks of the foundation until the user has completed them again', async () => {
    await open({ initial: answered, remarks: [{ itemId: 'last-name', text: 'Doplňte prosím celé příjmení.' }] })
    expect(states()[0]).toBe('Kdo je nemocný K opravě')
    await follow(/Kdo je nemocný/)
    expect(pageText()).toContain('Doplňte prosím celé příjmení.')
    await save()
    await follow('Zpět na přehled')
    expect(states()[0]).toBe('Kdo je nemocný Hotovo')
  })
})

describe('a section', () => {
  test('is a page of its own, with the focus on its heading, and the browser’s back leads to the list', async () => {
    await open()
    await follow(/Domácnost/)
    expect(heading()).toBe('Domácnost')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(pageText()).toContain('Část 2 z 3')
    await clickButton('Zpět v prohlížeči')
    expect(heading()).toBe('Žádost o pomoc')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('with faults shows them, and may be left unfinished', async () => {
    const user = await open({ at: '/formular?cast=patient' })
    await user.type(text(/Jméno/), 'Jan')
    await save()
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link')).toHaveLength(1)
    await follow(/Vrátit se k/)
    expect(states()[0]).toBe('Kdo je nemocný Rozepsáno')
    await follow(/Kdo je nemocný/)
    expect(text(/Jméno/).value).toBe('Jan')
  })

  test('with faults focuses their summary before the fields get their messages, which are slow when there are hundreds', async () => {
    await open({ at: '/formular?cast=patient' })
    const marked = () => document.querySelectorAll('[aria-invalid=true]').length
    const atFocus: number[] = []
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).role === 'alert') atFocus.push(marked())
    })
    await save()
    expect(marked()).toBeGreaterThan(0)
    expect(atFocus).toEqual([0])
  })

  test('that is finished leads to the next one, and a screen reader announces it', async () => {
    const user = await open({ at: '/formular?cast=patient' })
    await user.type(text(/Jméno/), 'Jan')
    await user.type(text(/Příjmení/), 'Novák')
    await save()
    expect(heading()).toBe('Domácnost')
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
      'Část Kdo je nemocný je hotová.',
    )
  })

  test('of optional questions is done once the user has completed it', async () => {
    await open({ at: '/formular?cast=story' })
    await save()
    await follow(/Vrátit se k/)
    expect(states()[2]).toBe('Váš příběh Hotovo')
  })

  test('with an unknown name shows the overview, with one question about the device', async () => {
    await open({ at: '/formular?cast=neni-tu' })
    expect(heading()).toBe('Žádost o pomoc')
    expect(pageText().match(/Je tohle vaše zařízení|Tento prohlížeč neumí/g)).toHaveLength(1)
  })
})

describe('the check', () => {
  test('shows all answers, with links to each part and back', async () => {
    const user = await open({ at: '/formular?cast=kontrola', initial: answered, files: files() })
    expect(pageText()).toContain('Novák')
    expect(pageText()).toContain('zprava.pdf')
    await follow('Změnit: Kdo je nemocný')
    await user.clear(text(/Příjmení/))
    await user.type(text(/Příjmení/), 'Dvořák')
    await save()
    expect(heading()).toBe('Zkontrolujte, co nám posíláte')
    expect(pageText()).toContain('Dvořák')
  })

  test('sends the answers to the shown questions, and none of hidden questions', async () => {
    const onSend = vi.fn()
    await open({ at: '/formular?cast=kontrola', initial: { ...answered, job: 'dřívější odpověď' }, send: { onSend } })
    await clickButton('Odeslat žádost')
    expect(onSend.mock.calls).toEqual([[answered]])
  })

  test('does not send an incomplete form: a dialog says so, then the summary links to the faults', async () => {
    const onSend = vi.fn()
    await open({
      at: '/formular?cast=kontrola',
      initial: { 'first-name': 'Jan' },
      send: { onSend },
      files: files({ files: 'required' }),
    })
    await clickButton('Odeslat žádost')
    const dialog = await screen.findByRole('alertdialog')
    expect(plain(dialog.textContent)).toContain('Jedno z povinných polích není vyplněno.')
    await clickButton('Rozumím')
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(onSend).not.toHaveBeenCalled()
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')?.split('#')[0])).toEqual([
      '/formular?cast=patient&zpet=kontrola',
      // The section has no answers yet: one line, not one for every question.
      '/formular?cast=household&zpet=kontrola',
      '/formular?cast=soubory&zpet=kontrola',
    ])
    await page?.user.click(links[0] as HTMLElement)
    await waitFor(() => expect(document.activeElement).toBe(text(/Příjmení/)))
    await page?.user.type(text(/Příjmení/), 'Novák')
    await save()
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2)
  })

  test('links to the answers that the provider refused, until they are changed', async () => {
    const serverFaults: FormFaults = { 'last-name': 'name-invalid' }
    const user = await open({ at: '/formular?cast=kontrola', initial: answered, send: { serverFaults } })
    await follow('Zpět na přehled')
    expect(states()[0]).toBe('Kdo je nemocný K opravě')
    await follow(/Kdo je nemocný/)
    await user.type(text(/Příjmení/), 'ová')
    await save()
    await follow('Zpět na přehled')
    expect(states()[0]).toBe('Kdo je nemocný Hotovo')
  })

  test('shows a dialog after a refusal of the provider, and then the summary', async () => {
    const user = await open({
      at: '/formular?cast=kontrola',
      definition: sampleForm,
      initial: answered,
      refusedAtSend: { members: 'max' },
    })
    await clickButton('Odeslat žádost')
    expect(plain((await screen.findByRole('alertdialog')).textContent)).toContain(
      'Jedno z povinných polích není vyplněno.',
    )
    await user.click(screen.getByRole('button', { name: 'Rozumím' }))
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toContain('Kolik vás doma žije')
  })

  test('ignores a second click after sending, although the confirmation page is not shown yet', async () => {
    const onSend = vi.fn()
    await open({ at: '/formular?cast=kontrola', initial: answered, send: { onSend }, isSentAtOnce: true })
    await clickButton('Odeslat žádost')
    await clickButton('Odeslat žádost')
    expect(onSend).toHaveBeenCalledOnce()
  })
})
