import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet/heslo'

beforeEach(() => sessionStorage.clear())

async function open(options: AppOptions = {}) {
  const page = await renderApp({ path, signedIn: loginAnswer(), ...options })
  const { user } = page
  return {
    ...page,
    sent: () => page.callsOf('POST /password').map(({ body }) => body),
    fill: async (old = 'andel123', fresh = 'modrý kanárek', again = fresh) => {
      for (const [name, text] of [
        ['Stávající heslo', old],
        ['Nové heslo', fresh],
        ['Nové heslo ještě jednou', again],
      ] as const) {
        const input = await field(name)
        await user.clear(input)
        if (text !== '') await user.type(input, text)
      }
      await user.click(screen.getByRole('button', { name: /^Změnit heslo/ }))
    },
  }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })

describe('a signed-in user', () => {
  test.each(['donor', 'admin', 'oou', 'emlid'] as const)('with the scope %s may change it', async (scope) => {
    await open({ signedIn: loginAnswer({ scope }) })
    await pageHeading('Změna hesla')
    expect((await field('Stávající heslo')).autocomplete).toBe('current-password')
    expect((await field('Nové heslo')).autocomplete).toBe('new-password')
  })

  test('as a family reads how they sign in, in Czech', async () => {
    const { callsOf } = await open({ signedIn: recipientAnswer(), language: 'en' })
    await pageHeading('Heslo tu nepotřebujete')
    expect(callsOf('POST /password')).toEqual([])
  })
})

test('a visitor is redirected to the password reset, with a link from an e-mail too', async () => {
  const { address, close } = await renderApp({ path })
  await waitFor(() => expect(address()).toBe('/obnova-hesla'))
  close()
  const other = await renderApp({ path: `${path}?emlid=jana-nps-2026` })
  await waitFor(() => expect(other.address()).toBe('/obnova-hesla'))
})

describe('changing it', () => {
  test('needs the old password and a new one that is long, not common and repeated alike', async () => {
    const { fill, sent } = await open()
    for (const [old, fresh, again, message] of [
      ['', 'modrý kanárek', undefined, 'Stávající heslo: Hodnota je povinná'],
      ['', '', '', 'Nové heslo: Hodnota je povinná'],
      ['andel123', 'Iloveyou', undefined, 'Toto heslo je snadné uhodnout. Zvolte prosím jiné.'],
      ['andel123', 'krátk', undefined, 'Heslo musí mít aspoň 6 znaků.'],
      ['andel123', 'modrý kanárek', 'modrý kanár', 'Hesla se neshodují. Napište prosím obě stejně.'],
      ['andel123', 'modrý kanárek', '', 'Nové heslo ještě jednou: Hodnota je povinná'],
    ] as const) {
      await fill(old, fresh, again)
      const summary = await screen.findByRole('alert')
      expect(document.activeElement).toBe(summary)
      expect(within(summary).getByRole('link', { name: message })).toBeDefined()
    }
    expect(sent()).toEqual([])
  })

  test('with a wrong old password reports it at its field and keeps the others', async () => {
    const { fill } = await open({ answers: { 'POST /password': { error_code: 401, error: 'wrong-credentials' } } })
    await fill('spatne')
    expect(
      within(await screen.findByRole('alert')).getByRole('link', { name: /není vaše stávající heslo/ }),
    ).toBeDefined()
    expect((await field('Stávající heslo')).getAttribute('aria-invalid')).toBe('true')
    expect((await field('Nové heslo')).value).toBe('modrý kanárek')
  })

  test('locked says until when and offers a link', async () => {
    const locked = { error_code: 423, error: 'account-locked', lockedUntil: '2026-11-10T13:47:00.000Z' }
    const { fill } = await open({ answers: { 'POST /password': locked } })
    await fill('spatne')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Účet je do 14:47 zamčený')
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/obnova-hesla')
  })

  test('with a lost response says that it may have changed', async () => {
    const { fill } = await open({ answers: {} })
    await fill()
    expect((await screen.findByRole('alert')).textContent).toContain('portál vás odhlásí')
    expect((await field('Nové heslo')).value).toBe('modrý kanárek')
  })
})
