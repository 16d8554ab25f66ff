import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { CountdownText } from './countdown-text.tsx'
import { DateText } from './date-text.tsx'
import { DescriptionList } from './description-list.tsx'
import { EmptyState } from './empty-state.tsx'
import { HousePicture } from './illustrations/house-picture.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { Money } from './money.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { RatingHearts } from './rating-hearts.tsx'
import { Skeleton } from './skeleton.tsx'
import { StatusBanner } from './status-banner.tsx'
import { TaskList } from './task-list.tsx'
import { renderUi, sentBy } from './testing/render-ui.tsx'
import { Trail } from './trail.tsx'

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

  it('that navigates is a link', () => {
    renderUi(<ButtonLink to="/darce">Přehled</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Přehled' }).getAttribute('href')).toBe('/darce')
  })
})

describe('messages', () => {
  it('a banner can be closed if it has a close button', async () => {
    const onClose = vi.fn<() => void>()
    const { user } = renderUi(<Banner role="status" title="Nový dokument" onClose={onClose} />)
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Zavřít' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('the status of a family is a region named by its state, with the date in it', () => {
    renderUi(
      <StatusBanner
        tone="ok"
        state="Vše je v pořádku"
        meaning="Chodí vám příspěvky."
        dateLabel="Příště"
        date="1. 12. 2026"
      />,
    )
    expect(screen.getByRole('region', { name: 'Vše je v pořádku' }).textContent).toContain('1. 12. 2026')
  })

  it('an empty state has a heading of the given level', () => {
    renderUi(<EmptyState picture={<HousePicture />} title="Zatím nic" level={3} />)
    expect(screen.getByRole('heading', { level: 3, name: 'Zatím nic' })).toBeTruthy()
  })

  it('a skeleton announces once that it is loading', () => {
    renderUi(<Skeleton lines={5} />)
    expect(screen.getByRole('status').textContent).toBe('Načítáme')
  })
})

describe('lists', () => {
  it('a trail marks the present step and names the state of each', () => {
    renderUi(
      <Trail
        steps={[
          { id: 'a', state: 'done', title: 'Přijato' },
          { id: 'b', state: 'now', title: 'Čeká' },
          { id: 'c', state: 'next', title: 'Předáme', reason: 'protože' },
        ]}
      />,
    )
    const steps = screen.getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Přijato (hotovo)',
      'Čeká (právě teď)',
      'Předáme (čeká nás)protože',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  it('numbered steps are an ordered list, named by the heading above', () => {
    renderUi(
      <>
        <h2 id="next">Co bude dál</h2>
        <NumberedSteps
          labelledBy="next"
          steps={[
            { id: 'read', title: 'Přečteme', text: 'Do týdne.' },
            { id: 'answer', title: 'Odpovíme', text: 'E-mailem.' },
          ]}
        />
      </>,
    )
    const list = screen.getByRole('list', { name: 'Co bude dál' })
    const steps = within(list).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(['PřečtemeDo týdne.', 'OdpovímeE-mailem.'])
  })

  it('a task is one link with its state; a task that cannot be done yet is not a link', () => {
    renderUi(
      <TaskList
        tasks={[
          { id: 'a', title: 'Nahrajte zprávu', to: '/prijemce/dokumenty', chip: { text: 'chybí', tone: 'wait' } },
          { id: 'b', title: 'Obnovte žádost' },
        ]}
      />,
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Nahrajte zprávu chybí' })).toBeTruthy()
  })

  it('a description list pairs terms with values', () => {
    renderUi(<DescriptionList rows={[{ id: 'a', term: 'Jméno', value: 'Jana' }]} />)
    expect(screen.getByRole('definition').textContent).toBe('Jana')
  })
})

describe('money and time', () => {
  it('money has no-break spaces', () => {
    renderUi(<Money crowns={1234} />)
    expect(screen.getByText('1 234 Kč').textContent).toBe('1\u00a0234\u00a0Kč')
  })

  it('a date follows the language of the page', () => {
    renderUi(<DateText value="2026-11-09" />, 'en')
    expect(screen.getByText('11/09/2026')).toBeTruthy()
  })

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

describe('hearts', () => {
  it('are ten radios, moved by arrow keys, and submit their number', async () => {
    const onChange = vi.fn<(rating: number) => void>()
    const { user } = renderUi(
      <form aria-label="f">
        <RatingHearts
          name="rating"
          label="Doporučili byste nás?"
          negativeLabel="Určitě ne"
          positiveLabel="Určitě ano"
          defaultValue={8}
          onChange={onChange}
        />
      </form>,
    )
    expect(within(screen.getByRole('group', { name: 'Doporučili byste nás?' })).getAllByRole('radio')).toHaveLength(10)
    expect(screen.getByRole('radio', { name: '1 srdce z\u00a010, Určitě ne' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: '10 srdcí z\u00a010, Určitě ano' })).toBeTruthy()
    screen.getByRole('radio', { name: '8 srdcí z\u00a010' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(9)
    expect(sentBy(screen.getByRole('form'))).toEqual([['rating', '9']])
  })

  it('cannot be changed while locked', () => {
    renderUi(<RatingHearts name="rating" label="a" negativeLabel="b" positiveLabel="c" defaultValue={3} disabled />)
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true)
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
