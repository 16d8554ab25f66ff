import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, Dialog } from '../overlay/dialog.tsx'
import { reservePressStyle } from '../overlay/reserve-press-style.ts'
import { Sheet } from '../overlay/sheet.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { preloadDialogs } from './alert-outlet.tsx'
import { confirm, dismissAlerts, showAlert } from './alerts.ts'

beforeAll(preloadDialogs, 30_000)
afterEach(() => vi.useRealTimers())

/** Shows an alert in `act` and returns its promise unawaited. */
async function show<T>(say: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  let answer: Promise<T> | undefined
  await act(async () => {
    answer = say()
  })
  return { answer: answer as Promise<T> }
}

describe('showAlert', () => {
  it('is centred, an error by default, with one confirm button', async () => {
    const { user } = renderUi(<p />)
    const { answer } = await show(() => showAlert({ text: 'Zadané údaje nejsou správné' }))
    const window = await screen.findByRole('alertdialog', { name: 'Něco se nepovedlo' })
    expect(window.textContent).toContain('Zadané údaje nejsou správné')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Rozumím'])
    await user.click(screen.getByRole('button'))
    await answer
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('closes a centred alert when its 10 s bar has run out', async () => {
    renderUi(<p />)
    const { answer } = await show(() => showAlert({ text: 'Zadané údaje nejsou správné' }))
    const bar = (await screen.findByRole('alertdialog')).querySelector('[data-timer="10000"]')
    // jsdom has no AnimationEvent, so React listens to the prefixed event.
    fireEvent(bar as Element, new Event('webkitAnimationEnd', { bubbles: true }))
    await answer
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('gives a question no timer', async () => {
    renderUi(<p />)
    await show(() => confirm({ text: 'Opravdu?' }))
    expect((await screen.findByRole('alertdialog')).querySelector('[data-timer]')).toBeNull()
  })

  it('shows windows one after another', async () => {
    const { user } = renderUi(<p />)
    await show(async () => {
      void showAlert({ title: 'První', text: 'a' })
      void showAlert({ title: 'Druhé', text: 'b' })
    })
    await screen.findByRole('alertdialog', { name: 'První' })
    expect(screen.queryByRole('alertdialog', { name: 'Druhé' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Rozumím' }))
    expect(await screen.findByRole('alertdialog', { name: 'Druhé' })).toBeTruthy()
  })

  it('as a toast has a close button and no confirm button', async () => {
    const { user } = renderUi(<p />)
    const { answer } = await show(() => showAlert({ toast: true, icon: 'ok', text: 'Hodnocení jsme uložili.' }))
    expect(await screen.findByRole('region', { name: 'Oznámení' })).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Zavřít'])
    await user.click(screen.getByRole('button', { name: 'Zavřít' }))
    await answer
    await waitFor(() => expect(screen.queryByText('Hodnocení jsme uložili.')).toBeNull())
  })

  it('as a toast closes by itself after exactly 10 s', async () => {
    vi.useFakeTimers()
    renderUi(<p />)
    await show(() => showAlert({ toast: true, text: 'Krátká zpráva' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(document.querySelector('[data-timer]')?.getAttribute('data-timer')).toBe('10000')
    await act(() => vi.advanceTimersByTimeAsync(9_900))
    expect(screen.getByText('Krátká zpráva')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(101))
    expect(screen.queryByText('Krátká zpráva')).toBeNull()
  })

  it('as a toast pauses its timer while it has the focus and resumes it afterwards', async () => {
    vi.useFakeTimers()
    renderUi(<button type="button">jinde</button>)
    await show(() => showAlert({ toast: true, text: 'Čtu si' }))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    act(() => screen.getByRole('button', { name: 'Zavřít' }).focus())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('Čtu si')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'jinde' }).focus())
    await act(() => vi.advanceTimersByTimeAsync(5_900))
    expect(screen.getByText('Čtu si')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('Čtu si')).toBeNull()
  })

  it('as a toast pauses its timer under the pointer', async () => {
    vi.useFakeTimers()
    renderUi(<p />)
    await show(() => showAlert({ toast: true, text: 'Pod myší' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    const region = screen.getByRole('region')
    fireEvent.pointerEnter(region, { pointerType: 'mouse' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('Pod myší')).toBeTruthy()
  })

  it('is closed by dismissAlerts when the user leaves', async () => {
    renderUi(<p />)
    const { answer } = await show(() => confirm({ text: 'Opravdu?' }))
    await screen.findByRole('alertdialog')
    act(dismissAlerts)
    expect(await answer).toBe(false)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('confirm', () => {
  it.each([
    ['Potvrdit', true],
    ['Zrušit', false],
    ['{Escape}', false],
  ])('%s means %s', async (way, want) => {
    const { user } = renderUi(<p />)
    const { answer } = await show(() => confirm({ text: 'Odebrat fotku?' }))
    await screen.findByRole('alertdialog', { name: 'Chcete opravdu pokračovat?' })
    await (way.startsWith('{') ? user.keyboard(way) : user.click(screen.getByRole('button', { name: way })))
    expect(await answer).toBe(want)
  })

  it('is in English on an English page', async () => {
    renderUi(<p />, 'en')
    await show(() => confirm({ text: 'Remove?' }))
    await screen.findByRole('alertdialog')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Confirm'])
  })
})

describe('windows of a screen', () => {
  it('a dialog closes by its one button', async () => {
    const onClose = vi.fn<() => void>()
    const { user } = renderUi(<Dialog isOpen title="Účet je uzamčen" onClose={onClose} confirmLabel="Dobře" />)
    await screen.findByRole('alertdialog', { name: 'Účet je uzamčen' })
    await user.click(screen.getByRole('button', { name: 'Dobře' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('a busy question confirms nothing twice', async () => {
    const onConfirm = vi.fn<() => void>()
    const { user } = renderUi(
      <ConfirmDialog isOpen busy title="Odeslat?" onConfirm={onConfirm} onCancel={vi.fn<() => void>()} />,
    )
    await user.click(await screen.findByRole('button', { name: /Potvrdit/ }))
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('a sheet closes by its button and by Escape, and hides the page while it is open', async () => {
    const onClose = vi.fn<() => void>()
    const { user } = renderUi(
      <>
        <Button>pod ním</Button>
        <Sheet isOpen title="Menu" onClose={onClose}>
          <a href="/darce">Úvod</a>
        </Sheet>
      </>,
    )
    await screen.findByRole('dialog', { name: 'Menu' })
    expect(screen.queryByRole('button', { name: 'pod ním' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Zavřít' }))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  // security.e2e opens every window under the real policy.
  it('reserve the id of a style element that the policy would refuse, once', () => {
    const page = document.implementation.createHTMLDocument()
    reservePressStyle(page)
    reservePressStyle(page)
    const reserved = page.querySelectorAll('#react-aria-pressable-style')
    expect(Array.from(reserved, ({ tagName }) => tagName)).toEqual(['META'])
  })
})
