import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anOverview } from '../features/admin/testing/admin-answers.ts'
import type { AdminOverview } from '../shared/api/wire.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const answered = (response: AdminOverview) => ({ error_code: 200 as const, response })
const OVERVIEW = 'GET /adminOverview'

async function open({ answers = {}, ...options }: AppOptions = {}) {
  const app = await renderApp({
    path: '/admin',
    signedIn: loginAnswer({ scope: 'admin', displayName: 'Správa portálu' }),
    answers: { [OVERVIEW]: answered(anOverview()), ...answers },
    ...options,
  })
  await pageHeading(options.language === 'en' ? 'Foundation overview' : 'Přehled nadace')
  return app
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, plainText).join(': '))

describe('the overview', () => {
  test('lists first only what people wait for, then counts families by all nine statuses and requests by state, and has the last links', async () => {
    await open()
    const waiting = await screen.findByRole('region', { name: /Teď na\snás čeká/ })
    const items = within(waiting).getAllByRole('listitem')
    expect(items.map(plainText)).toEqual(['2 žádosti o pomoc k posouzení', '1 žádost o obnovení k posouzení'])
    const families = await rowsOf('Rodiny podle stavu žádosti')
    expect(families).toHaveLength(11)
    expect(families).toContain('V pořádku: 4')
    expect(families.at(-1)).toBe('Celkem: 6')
    expect(await rowsOf('Žádosti o\u00a0pomoc')).toContain('Čekají na posouzení: 2')
    const links = await screen.findByRole('region', { name: 'Poslední odkazy' })
    expect(within(links).getByText('Letní běh')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Vytvořit odkaz' }).getAttribute('href')).toBe('/admin/link-generator')
  })

  test('says so when no one is waiting', async () => {
    const { helpRequests, recipients, ...rest } = anOverview()
    const none = <Count extends { count: number }>(counts: Count[]) => counts.map((each) => ({ ...each, count: 0 }))
    const idle = { ...rest, helpRequests: none(helpRequests), recipients: none(recipients), lastLinks: [] }
    await open({ answers: { [OVERVIEW]: answered(idle) } })
    expect(await screen.findByRole('region', { name: /nikdo nečeká/ })).toBeDefined()
    expect(screen.getByText('Zatím jsme žádný odkaz nevytvořili.')).toBeDefined()
  })

  test('that fails to load says so, and one click requests it again', async () => {
    const { user, answer } = await open({ answers: { [OVERVIEW]: { error_code: 500, error: 'internal-error' } } })
    expect((await screen.findByRole('alert')).textContent).toContain('nepodařilo načíst')
    answer({ [OVERVIEW]: answered(anOverview()) })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByRole('table', { name: 'Rodiny podle stavu žádosti' })).toBeDefined()
  })
})

test('a donor who opens the administration is refused, and the overview is not requested', async () => {
  const { callsOf } = await renderApp({ path: '/admin', signedIn: loginAnswer() })
  await pageHeading('Přístup odepřen')
  expect(callsOf(OVERVIEW)).toEqual([])
})
