import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { expectAccessible, test } from './sandbox.ts'
import { trigger } from './steer.ts'

test.use({ viewport: { width: 360, height: 760 } })

/** Families that see something else than most; which status, task and entry of the menu follows from what is tested with the units. */
const families = [
  {
    number: '2000003',
    born: '1987-06-03',
    status: 'Žádost se obnovuje',
    now: ['Obnovit žádost o pomoc', 'Doplnit údaje o rodině'],
    sometime: [],
    menu: ['Přehled', 'Obnovení žádosti', 'Moje údaje', 'Dokumenty', 'Fotky', 'Historie příspěvků', 'Nabídky pomoci'],
  },
  {
    number: '2000004',
    born: '1988-07-04',
    status: 'Neúplná žádost',
    now: ['Lékařská zpráva', 'Potvrzení o příjmu'],
    sometime: ['Přidat fotku'],
    menu: ['Přehled', 'Moje údaje', 'Dokumenty', 'Fotky', 'Historie příspěvků', 'Nabídky pomoci'],
  },
  {
    number: '2000006',
    born: '1990-09-06',
    status: 'Pomoc skončila',
    now: [],
    sometime: [],
    menu: ['Přehled', 'Moje údaje', 'Dokumenty', 'Fotky', 'Historie příspěvků'],
  },
]

/** A pattern is not told a fixed space from a plain one, as a text is. */
const beginning = (words: string) => new RegExp(`^${words.replaceAll(' ', '\\s')}`)
const rowsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test('families in renewal, with missing documents and after the help see their status, tasks and menu on a phone', async ({
  page,
  world,
}) => {
  for (const [index, { number, born, status, now, sometime, menu }] of families.entries()) {
    await enterFamily(page, world, number, born, { codes: index + 1 })
    await expect(page.getByRole('region', { name: status })).toBeVisible()
    await expect(rowsOf(page, 'Co je teď potřeba')).toHaveText(now.map(beginning))
    await expect(rowsOf(page, 'Až budete mít chvíli')).toHaveText(sometime.map(beginning))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveText(menu)
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a locked account opens a window with the day of the unlock; the day before is told without one', async ({
  page,
  world,
}) => {
  await enterFamily(page, world, '2000010', '1980-01-10')
  const dialog = page.getByRole('alertdialog', { name: 'Údaje teď nejde měnit' })
  await expect(dialog).toContainText('Měnit údaje půjde znovu od 11. 11. 2026 06:00')
  await dialog.getByRole('button', { name: 'Rozumím' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Údaje teď nejde měnit')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.clear())
  await enterFamily(page, world, '2000011', '1981-02-11', { codes: 2 })
  await expect(page.getByText('Zítra od 18:00 nepůjdou údaje měnit')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('what the foundation decides is told after a reload, with what it means', async ({ page, world }) => {
  await enterFamily(page, world, '2000001', '1985-04-01')
  await expect(page.getByRole('region', { name: 'Vše je v pořádku' })).toContainText('Další příspěvek vám pošleme')
  await expect(page.getByText('úterý 1. 12. 2026')).toBeVisible()
  await expect(page.getByText('Žádost o pomoc prosím obnovte do 31. 3. 2027, včas vám napíšeme.')).toBeVisible()
  for (const [status, label, words] of [
    ['renewal-received', 'Žádost se obnovuje', 'Odeslaný formulář už nejde změnit.'],
    ['suspended', 'Výplaty jsou pozastavené', 'Zavolejte nám prosím.'],
  ] as const) {
    await trigger(page, world, { kind: 'request-status', person: '2000001', status })
    await page.reload()
    await expect(page.getByRole('region', { name: label })).toContainText(words)
  }
  await expectAccessible(page)
})
