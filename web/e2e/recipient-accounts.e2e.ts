import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'
import { signInRecipient } from './steer.ts'

type Account = {
  born: string
  status: string
  /** Beginnings of the rows of what is needed now, and of what may wait. */
  now?: string[]
  sometime?: string[]
  offers?: false
}

const families: Record<string, Account> = {
  2000001: { born: '1985-04-01', status: 'Vše je v pořádku' },
  2000002: { born: '1986-05-02', status: 'Žádost se obnovuje', now: ['Obnovit žádost o pomoc', 'Lékařská zpráva'] },
  2000003: {
    born: '1987-06-03',
    status: 'Žádost se obnovuje',
    now: ['Obnovit žádost o pomoc', 'Doplnit údaje o rodině'],
  },
  2000004: {
    born: '1988-07-04',
    status: 'Neúplná žádost',
    now: ['Lékařská zpráva', 'Potvrzení o příjmu'],
    sometime: ['Přidat fotku'],
  },
  2000005: { born: '1989-08-05', status: 'Výplaty jsou pozastavené', now: ['Lékařská zpráva'] },
  2000006: { born: '1990-09-06', status: 'Pomoc skončila', offers: false },
  2000007: { born: '1991-10-07', status: 'Žádost se už neobnovuje', sometime: ['Přidat fotku'] },
  2000008: { born: '1992-11-08', status: 'Nová žádost', now: ['Doplnit číslo účtu'], sometime: ['Přidat fotku'] },
  2000009: { born: '1993-12-09', status: 'Žádost se obnovuje' },
  2000010: { born: '1980-01-10', status: 'Vše je v pořádku', now: ['Potvrzení o studiu'] },
  2000011: { born: '1981-02-11', status: 'Vše je v pořádku', now: ['Lékařská zpráva'] },
}

/** A pattern is not told a fixed space from a plain one, as a text is. */
const beginning = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}`)
const rowsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test.describe('on a small screen, with its status, its tasks and its menu:', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  for (const [number, { born, status, now = [], sometime = [], offers = true }] of Object.entries(families)) {
    test(`the account of ${number}`, async ({ page, world }) => {
      await signInRecipient(page, world, number, born)
      const locked = page.getByRole('button', { name: 'Rozumím' })
      if (number === '2000010') await locked.click()
      await expect(page.getByRole('region', { name: status })).toBeVisible()
      await expect(rowsOf(page, 'Co je teď potřeba')).toHaveText(now.map(beginning))
      await expect(rowsOf(page, 'Až budete mít chvíli')).toHaveText(sometime.map(beginning))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveText([
        'Přehled',
        ...(status === 'Žádost se obnovuje' && now.length > 0 ? ['Obnovení žádosti'] : []),
        'Moje údaje',
        'Dokumenty',
        'Fotky',
        'Historie příspěvků',
        ...(offers ? ['Nabídky pomoci'] : []),
      ])
    })
  }
})
