import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../app/routes.ts'
import { paths } from '../shared/paths.ts'
import { openPublicScreen } from '../testing/public-screen.tsx'

const entry = routes.find(({ path }) => path === paths.index) as (typeof routes)[number]
const door = (name: string) => within(screen.getByRole('region', { name }))
const leadsTo = (link: HTMLElement) => link.getAttribute('href')

describe('the start for a visitor', () => {
  test('has a link for donors and a link for families', async () => {
    await openPublicScreen(entry, {})
    expect(leadsTo(door('Chci pomáhat').getByRole('link', { name: 'Přihlaste se' }))).toBe(paths.login)
    const family = door('Nadace nám pomáhá')
    expect(leadsTo(family.getByRole('link', { name: 'Přihlášení pro příjemce' }))).toBe(paths.recipientLogin)
    expect(leadsTo(family.getByRole('link', { name: '+420 000 000 002' }))).toBe('tel:+420000000002')
  })

  test('explains in three steps how it works and in three where the money goes', async () => {
    await openPublicScreen(entry, {})
    const [steps, trail] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')
    const titles = (list: HTMLElement | undefined) =>
      within(list as HTMLElement)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    expect(titles(steps)).toHaveLength(3)
    expect(titles(trail)).toEqual(['Přijmeme ho', 'Sečteme ho s\u00a0ostatními', 'Předáme ho rodině'])
    expect(screen.getByText('První pracovní den dalšího měsíce')).toBeDefined()
  })

  test('has no link to a page that does not exist yet', async () => {
    await openPublicScreen(entry, {})
    const known = new Set(routes.map(({ path }) => path))
    const own = screen.getAllByRole('link').map((link) => leadsTo(link) ?? '')
    expect(own.filter((href) => href.startsWith('/') && !known.has(href))).toEqual([])
  })

  test('is in English after the flag is clicked', async () => {
    const { user } = await openPublicScreen(entry, {})
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Kindness that comes all the way home' })).toBeDefined()
    expect(leadsTo(door('I want to help').getByRole('link', { name: 'Log in' }))).toBe(paths.login)
  })
})
