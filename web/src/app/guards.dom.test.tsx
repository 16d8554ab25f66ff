import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mainText } from '../testing/page-text.ts'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

describe('a visitor', () => {
  it('is redirected from a donor page to the login, which remembers the page', async () => {
    const { address } = await renderApp({ path: '/darce?rok=2026' })
    await waitFor(() => expect(address()).toBe('/login?return=%2Fdarce%3Frok%3D2026'))
  })

  it.each(['/prijemce', '/Prijemce/'])(
    'is redirected from the recipient page %s to the recipient login',
    async (path) => {
      const { address } = await renderApp({ path })
      await waitFor(() => expect(address()).toBe(`/prijemce/prihlaseni?return=${encodeURIComponent(path)}`))
    },
  )

  it('sees the welcome at the start and is not redirected', async () => {
    const { address } = await renderApp({ path: '/' })
    await pageHeading('Dobro, které dojde až domů')
    expect(address()).toBe('/')
  })

  it('sees "page not found" for an unknown page, with a link home', async () => {
    await renderApp({ path: '/neni/tu' })
    await pageHeading('Stránka nenalezena...')
    expect(document.title).toBe('Stránka nenalezena... – Dobří andělé')
    expect(screen.getByRole('link', { name: 'Zpět na úvodní přehled' }).getAttribute('href')).toBe('/')
  })
})

describe('a signed-in user', () => {
  it.each([
    ['the login', '/login', '/darce', 'donor'],
    ['the login to the requested page', '/login?return=%2Fmuj-ucet%2Fnps', '/muj-ucet/nps', 'donor'],
    ['the login instead of another site (rule 2.15)', '/login?return=%2F%2Fevil.example', '/darce', 'donor'],
    ['the login instead of a page of another scope', '/login?return=%2Fprijemce', '/darce', 'donor'],
    ['the start as an administrator', '/', '/admin', 'admin'],
  ] as const)('is redirected from %s', async (_, path, want, scope) => {
    const { address } = await renderApp({ path, signedIn: loginAnswer({ scope }) })
    await waitFor(() => expect(address()).toBe(want))
  })

  it('sees that a page is not theirs, in the wording of the specification', async () => {
    await renderApp({ path: '/darce', signedIn: recipientAnswer() })
    await pageHeading('Přístup odepřen')
    expect(screen.getByText('K zobrazení této stránky nemáte oprávnění.')).toBeDefined()
    expect(screen.getByText(/došlo k odhlášení/)).toBeDefined()
  })

  it('sees the refusal in English letter for letter', async () => {
    await renderApp({ path: '/darce', signedIn: loginAnswer({ scope: 'admin' }), language: 'en' })
    expect(await screen.findByText('You do not have current permissions to view this page.')).toBeDefined()
  })

  it('sees "page not found" in English letter for letter', async () => {
    await renderApp({ path: '/prijemce-neni', signedIn: loginAnswer({ scope: 'admin' }), language: 'en' })
    await pageHeading('Page not found...')
    expect(document.title).toBe('Page not found... – Good Angels')
    expect(document.documentElement.lang).toBe('en')
  })

  it('sees what is missing, whom to call, the rating and the consent as a donor without a valid e-mail', async () => {
    await renderApp({ path: '/', signedIn: loginAnswer({ scope: 'emlid' }) })
    await pageHeading('Dobrý den')
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/^Chybí nám váš platný e-/)).toBeDefined()
    expect(mainText()).toContain('andělské číslo 10000001')
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+420000000001',
      expect.stringMatching(/^mailto:.+subject=E-mail%20k%20%C3%BA%C4%8Dtu%2010000001$/),
      '/muj-ucet/nps',
      '/zpracovani-osobnich-udaju',
      '/jak-pomahat',
      '/logout',
    ])
  })

  it('is redirected home from the start without a welcome', async () => {
    const { address } = await renderApp({ path: '/', signedIn: loginAnswer() })
    await waitFor(() => expect(address()).toBe('/darce'))
    expect(screen.queryByText('Dobro, které dojde až domů')).toBeNull()
  })
})

describe('a user who must consent first', () => {
  const oou = { signedIn: loginAnswer({ scope: 'oou' }), answers: { 'GET /consent': open(null) } }

  it.each([
    ['/', '/zpracovani-osobnich-udaju'],
    ['/login', '/zpracovani-osobnich-udaju'],
    ['/darce', '/zpracovani-osobnich-udaju?return=%2Fdarce'],
    ['/login?return=%2Fmuj-ucet%2Fnps', '/zpracovani-osobnich-udaju?return=%2Fmuj-ucet%2Fnps'],
    ['/prijemce', '/zpracovani-osobnich-udaju?return=%2Fprijemce'],
  ])('is redirected there from %s', async (path, want) => {
    const { address } = await renderApp({ path, ...oou })
    await waitFor(() => expect(address()).toBe(want))
    await pageHeading(/Dovolíte nám/)
  })

  it('may open pages open to everyone', async () => {
    const { address } = await renderApp({ path: '/obnova-hesla', ...oou })
    await pageHeading('Zapomenuté heslo')
    expect(address()).toBe('/obnova-hesla')
  })
})

it('the consent page is closed to a user with a full account, in the wording of the specification', async () => {
  const { callsOf } = await renderApp({ path: '/zpracovani-osobnich-udaju', signedIn: loginAnswer() })
  expect(await pageHeading('Přístup odepřen')).toBeDefined()
  expect(callsOf('GET /consent')).toEqual([])
})

function open(confirmedOn: string | null) {
  return { error_code: 200, response: { confirmedOn } } as const
}
