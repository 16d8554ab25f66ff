import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../app/routes.ts'
import { paths } from '../shared/paths.ts'
import { openPublicScreen } from '../testing/public-screen.tsx'

const entry = routes.find(({ path }) => path === paths.index) as (typeof routes)[number]
const leadsTo = (link: HTMLElement) => link.getAttribute('href')

describe('the start for a visitor', () => {
  test('explains in three steps how it works and in three where the money goes, and links only to pages that exist', async () => {
    await openPublicScreen(entry, {})
    const [steps, trail] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')
    const titles = (list: HTMLElement | undefined) =>
      within(list as HTMLElement)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    expect(titles(steps)).toHaveLength(3)
    expect(titles(trail)).toEqual(['Přijmeme ho', 'Sečteme ho s\u00a0ostatními', 'Předáme ho rodině'])
    expect(screen.getByText('První pracovní den dalšího měsíce')).toBeDefined()
    const known = new Set(routes.map(({ path }) => path))
    const own = screen.getAllByRole('link').map((link) => leadsTo(link) ?? '')
    expect(own.filter((href) => href.startsWith('/') && !known.has(href))).toEqual([])
  })
})
