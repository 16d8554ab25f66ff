import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainText } from '#web/testing/page-text.ts'
import { renderWithin } from '#web/testing/render-within.tsx'
import texts from './locales/cs.json' with { type: 'json' }
import { useMostRows } from './use-most-rows.tsx'

/** The number of rows that a list of so many would render. */
function Rows({ count }: { count: number }) {
  const { most, more } = useMostRows(count)
  return (
    <>
      <output>{Math.min(most, count)}</output>
      {more}
    </>
  )
}

const rows = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent
const open = (count: number) => renderWithin(<Rows count={count} />, { texts: { payment: texts } })

test('a list of 24,000 rows renders 250, and 250 more at each click', async () => {
  const { user } = await open(24_000)
  expect(rows()).toBe('250')
  await user.click(screen.getByRole('button', { name: 'Zobrazit další' }))
  expect(rows()).toBe('500')
  expect(plainText(screen.getByText(/^Zobrazeno/))).toBe('Zobrazeno 500 z 24 000 řádků')
})

test('a print has all rows', async () => {
  await open(24_000)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows()).toBe('24000')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list of 250 rows has no button', async () => {
  await open(250)
  expect(screen.queryByRole('button')).toBeNull()
})
