import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Avatar } from './avatar/avatar.tsx'
import { Banner } from './banner/banner.tsx'
import { Button } from './button/button.tsx'
import { LoadingOverlay } from './loading-overlay/loading-overlay.tsx'
import { CountdownText } from './spoken/countdown-text.tsx'
import { renderUi } from './testing/render-ui.tsx'
import { Trail } from './trail/trail.tsx'

afterEach(() => vi.useRealTimers())

describe('a button', () => {
  it('does not send a form unless it is its submit button', () => {
    renderUi(<Button>Nic</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('while busy stays focusable and ignores a click and Enter in the form', async () => {
    const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
    const onClick = vi.fn<() => void>()
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <input aria-label="jméno" />
        <Button type="submit" busy onClick={onClick}>
          Uložit
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: /Uložit\s*Pracujeme na tom/ })
    await user.click(button)
    await user.type(screen.getByLabelText('jméno'), 'Jana{Enter}')
    button.focus()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('messages', () => {
  it('a banner can be closed if it has a close button', async () => {
    const onClose = vi.fn<() => void>()
    const { user } = renderUi(<Banner role="status" title="Nový dokument" onClose={onClose} />)
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Zavřít' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('money and time', () => {
  it('the countdown uses the given clock, to the second, and ends once', async () => {
    vi.useFakeTimers()
    let present = 1_000_000
    const onEnd = vi.fn<() => void>()
    renderUi(<CountdownText deadline={present + 2000} now={() => present} onEnd={onEnd} />)
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('00:02')
    const pass = async (ms: number) => {
      present += ms
      await act(() => vi.advanceTimersByTimeAsync(250))
    }
    await pass(1999)
    expect([timer.textContent, onEnd.mock.calls.length]).toEqual(['00:01', 0])
    await pass(1)
    await pass(5000)
    expect([timer.textContent, onEnd.mock.calls.length]).toEqual(['00:00', 1])
    expect(screen.getByRole('status').textContent).toBe('Čas vypršel')
  })

  it('the countdown takes 30 minutes when no deadline is given', () => {
    renderUi(<CountdownText now={() => 5} />)
    expect(screen.getByRole('timer').textContent).toBe('30:00')
  })
})

describe('an avatar', () => {
  const drawings: [gender: number | undefined, want: string][] = [
    [1, 'male'],
    [2, 'female'],
    [-1, 'neutral'],
    [undefined, 'neutral'],
  ]
  it.each(drawings)('without a photo and gender %s is drawn %s', (gender, want) => {
    const { container } = renderUi(<Avatar gender={gender} />)
    expect(container.querySelector('svg')?.getAttribute('data-drawing')).toBe(want)
  })

  it('is never wider than 150 px', () => {
    renderUi(<Avatar src="/photo.jpg" size={400} alt="Jana" />)
    expect(screen.getByRole('img', { name: 'Jana' }).getAttribute('width')).toBe('150')
  })

  it('falls back to its drawing if the photo cannot be loaded', () => {
    const { container } = renderUi(<Avatar src="/gone.jpg" alt="Jana" gender={2} />)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('svg')).not.toBeNull()
  })
})

describe('the loading overlay', () => {
  it('takes the focus while it is shown and returns it', () => {
    const { rerender } = renderUi(<Button>Odeslat</Button>)
    screen.getByRole('button').focus()
    rerender(
      <>
        <Button>Odeslat</Button>
        <LoadingOverlay label="Odesíláme" />
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: 'Odesíláme' }))
    rerender(<Button>Odeslat</Button>)
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })
})

describe('a page that the browser has translated', () => {
  /** As browsers do: each text moves into an element of its own. */
  function translate(page: Element) {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const translated = document.createElement('span')
      translated.textContent = text.data
      text.replaceWith(translated)
    }
  }

  it('shows the amount that was typed since', () => {
    const trail = (crowns: number) => (
      <Trail steps={[{ id: 'now', state: 'now', title: `Hned strhneme ${crowns} Kč` }]} />
    )
    const { rerender, container } = renderUi(trail(300))
    translate(container)
    rerender(trail(500))
    expect(screen.getByRole('listitem').textContent).toContain('Hned strhneme 500 Kč')
  })
})
