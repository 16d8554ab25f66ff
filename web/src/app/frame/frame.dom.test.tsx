import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { preloadDialogs } from '#web/shared/ui/alerts/alert-outlet.tsx'
import { plainText } from '#web/testing/page-text.ts'
import { loginAnswer, recipientAnswer } from '#web/testing/people.ts'
import { pageHeading, renderApp } from '#web/testing/render-app.tsx'

const banner = () => within(screen.getByRole('banner'))
const footer = () => within(screen.getByRole('contentinfo'))

describe('the top bar', () => {
  it('leads to the English part of the website in English', async () => {
    await renderApp({ path: '/neni', language: 'en' })
    expect(banner().getByRole('link', { name: 'Back to the website' }).getAttribute('href')).toBe(
      'https://www.example.com/en',
    )
  })

  it('offers a signed-in user the menu and the logout, and shows their name, number, drawing and account', async () => {
    await renderApp({ path: '/neni', signedIn: loginAnswer() })
    expect(banner().getByRole('link', { name: 'Odhlásit se' }).getAttribute('href')).toBe('/logout')
    expect(banner().getByRole('button', { name: 'Menu' })).toBeDefined()
    expect(screen.getByText('Jana Nováková')).toBeDefined()
    expect(plainText(document.body)).toContain('andělské č. 10000001')
    expect(document.querySelector('[data-drawing=female]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Můj účet a\u00a0fotka' }).getAttribute('href')).toBe('/muj-ucet')
  })

  it('has a picture of the user from the image host, at most 150 wide', async () => {
    const jana = loginAnswer()
    await renderApp({ path: '/neni', signedIn: { ...jana, profile: { ...jana.profile, avatar: 'avatars/1.jpg' } } })
    const picture = document.querySelector('aside img')
    expect(picture?.getAttribute('src')).toBe('https://images.example.com/avatars/1.jpg')
    expect(Number(picture?.getAttribute('width'))).toBeLessThanOrEqual(150)
  })
})

describe('the language', () => {
  it('is changed by its flag, stored on the device and sent with calls', async () => {
    const { user, services, callsOf, answer } = await renderApp({ path: '/neni', signedIn: loginAnswer() })
    await user.click(screen.getByRole('button', { name: 'English' }))
    await pageHeading('Page not found...')
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toBe('Page not found... – Good Angels')
    expect(localStorage.getItem('language')).toBe('en')
    answer({ 'GET /nps': { error_code: 200, response: { Value: null, Date: null } } })
    await services.api.GET('/nps')
    expect(callsOf('GET /nps')[0]?.headers.get('lang')).toBe('en')
  })

  it('is that of what the page has read from the foundation: it is read again', async () => {
    const notice = 'GET /valueStore/header_web_notice,header_web_notice_text'
    const answers = { 'GET /payments': { error_code: 200, response: { payments: [], planned: [] } } } as const
    const { user, callsOf } = await renderApp({ path: '/moje-platby', signedIn: loginAnswer(), answers })
    await screen.findByText('Zatím tu žádná platba není')
    await user.click(screen.getByRole('button', { name: 'English' }))
    for (const operation of ['GET /payments', notice])
      await waitFor(() => expect(callsOf(operation).at(-1)?.headers.get('lang')).toBe('en'))
  })

  it.each([
    ['a recipient anywhere', { path: '/neni', signedIn: recipientAnswer() }],
    ['anybody on a page of recipients', { path: '/prijemce/prihlaseni' }],
  ])('is Czech, without flags, for %s, whatever was chosen', async (_name, options) => {
    const { services, callsOf, answer } = await renderApp({ ...options, language: 'en' })
    expect(banner().getByRole('link', { name: 'Zpět na web nadace' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull()
    expect(document.documentElement.lang).toBe('cs')
    answer({ 'GET /nps': { error_code: 200, response: { Value: null, Date: null } } })
    await services.api.GET('/nps')
    expect(callsOf('GET /nps')[0]?.headers.get('lang')).toBe('cs')
  })
})

describe('the side menu', () => {
  const entries = () => within(screen.getByRole('navigation', { name: 'Hlavní nabídka' })).getAllByRole('link')

  it('has a donor’s entries in their order, and marks the current page', async () => {
    await renderApp({ path: '/darce', signedIn: loginAnswer() })
    await pageHeading(/./)
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      'Úvod',
      'Komu pomáhám',
      'Moje platby',
      'Jak pomáhat',
      'Můj účet',
      'Údaje pro potvrzení',
      'Odvolání souhlasu',
    ])
    expect(entries()[0]?.getAttribute('aria-current')).toBe('page')
  })

  it('has a family’s pages for a family, without its contacts, and a renewal only while it is open', async () => {
    await renderApp({ path: '/prijemce', signedIn: recipientAnswer() })
    await pageHeading(/./)
    expect(entries().map((entry) => entry.getAttribute('href'))).toEqual([
      '/prijemce',
      '/prijemce/moje-udaje',
      '/prijemce/dokumenty',
      '/prijemce/moje-fotky',
      '/prijemce/historie-prispevku',
      '/prijemce/nabidky-pomoci',
    ])
  })
})

describe('the footer', () => {
  it('has two phones, the e-mail, the profiles that exist, the other sites and the version; the bar leads back and to the login', async () => {
    await renderApp({ path: '/neni' })
    const bar = ['Zpět na web nadace', 'Přihlásit se'].map((name) => banner().getByRole('link', { name }))
    expect(bar.map((link) => link.getAttribute('href'))).toEqual(['https://www.example.com/', '/login'])
    const links = footer()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('href') !== '')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+420000000001',
      'tel:+420000000002',
      'mailto:napiste@example.com',
      'https://www.facebook.com/example',
      'https://www.instagram.com/example',
      'https://www.youtube.com/@example',
      'https://www.linkedin.com/company/example',
      'https://www.example.com/blog',
      'https://members.example.com/',
      'https://www.example.com/podminky',
    ])
    expect(footer().getByText('verze 1.2.3')).toBeDefined()
    // In the same tab.
    const sites = within(footer().getByRole('navigation', { name: 'Další stránky nadace' })).getAllByRole('link')
    expect(sites.map(({ textContent }) => textContent)).toEqual(['Blog nadace', 'Členská sekce', 'Podmínky'])
    expect(sites.map((link) => link.getAttribute('target'))).toEqual([null, null, null])
  })

  it('has no members’ area for a recipient', async () => {
    await renderApp({ path: '/neni', signedIn: recipientAnswer() })
    expect(footer().queryByRole('link', { name: 'Členská sekce' })).toBeNull()
    expect(footer().getByRole('link', { name: 'Blog nadace' })).toBeDefined()
  })
})

describe('going to another page', () => {
  it('from the sheet of small screens, which also has the rating, does so once the sheet is closed', async () => {
    const { user, address, answer } = await renderApp({ path: '/darce', signedIn: loginAnswer() })
    answer({ 'GET /nps': { error_code: 200, response: { Value: null, Date: null } } })
    await pageHeading(/./)
    // Like the first touch of the page.
    await preloadDialogs()
    await user.click(banner().getByRole('button', { name: 'Menu' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Hodnocení nadace' }))
    await waitFor(() => expect(address()).toBe('/muj-ucet/nps'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })
})
