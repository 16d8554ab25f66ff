import { expect } from '@playwright/test'
import { logOut } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { opening } from './steer.ts'

test.beforeEach(async ({ page, world: { id } }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/sandbox/?world=${id}`)
})

test('two people are signed in at once in two windows of one browser, and both act', async ({
  page,
  world: { id },
}) => {
  const first = await opening(page, () => page.getByRole('button', { name: 'Přihlásit jako Jana Nováková' }).click())
  await expect(first).toHaveURL('/darce')
  const second = await opening(page, () =>
    page.getByRole('link', { name: /^Přihlásit v\sdruhém okně: Petra Svobodová$/ }).click(),
  )
  await expect(second).toHaveURL(/^http:\/\/localhost:\d+\/prijemce$/)
  await expect(second.getByText('Petra Svobodová').first()).toBeVisible()

  await test.step('neither signed the other out', async () => {
    await first.reload()
    await expect(first).toHaveURL('/darce')
    await expect(first.getByText('Jana Nováková').first()).toBeVisible()
    await second.reload()
    await expect(second).toHaveURL(/\/prijemce$/)
    await expect(second.getByText('Petra Svobodová').first()).toBeVisible()
  })

  await test.step('both called the provider in the same world after both were signed in', async () => {
    type Call = { operationId: string; errorCode: number }
    let calls: Call[] = []
    const callsAfterSignIn = async () => {
      const journal = await page.request.get(`/sandbox/worlds/${id}/journal`)
      calls = ((await journal.json()) as { entries: Call[] }).entries
      return calls.length - 1 - calls.findLastIndex(({ operationId }) => operationId.startsWith('logIn'))
    }
    // The names on the pages are stored: they are shown before the pages call the provider.
    await expect.poll(callsAfterSignIn).toBeGreaterThan(1)
    const codes = calls.filter(({ operationId }) => operationId === 'logIn').map(({ errorCode }) => errorCode)
    expect(codes).toEqual([200])
    expect(calls.filter(({ errorCode }) => errorCode === 401)).toEqual([])
  })

  await test.step('the second window says whose session the next one replaces, and the first one too', async () => {
    const third = await opening(page, () =>
      page.getByRole('link', { name: /^Přihlásit v\sdruhém okně: Karel Dvořák$/ }).click(),
    )
    await expect(third.getByText(/už je přihlášení: .*Svobodová.*nahradí ho Karel Dvořák/)).toBeVisible()
    await expectAccessible(third)
    await third.getByRole('button', { name: 'Přihlásit jako Karel Dvořák' }).click()
    await expect(third).toHaveURL(/^http:\/\/localhost:\d+\/darce$/)
    await expect(page.getByText(/V\sdruhém okně naposledy: Karel Dvořák\./)).toBeVisible()
    await logOut(third)
    await page.bringToFront()
    await expect(page.getByText(/V\sdruhém okně proběhlo odhlášení: Karel Dvořák\./)).toBeVisible()
    await page.getByRole('button', { name: 'Přihlásit jako Eliška Nová' }).click()
    await expect(page.getByText(/Předtím tu bylo přihlášení: Jana Nováková/)).toBeVisible()
  })
})

test('a world is named, found by its note and opened from a link with its journal', { tag: '@long' }, async ({
  page,
  browser,
  world: { id },
}) => {
  const name = `Platba ${id}`
  await page.getByRole('button', { name: /^Najít svět/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Světy' })
  await dialog.getByLabel(/^Jméno/).fill(name)
  await dialog.getByLabel(/^Poznámka/).fill('po druhém stisku')
  await dialog.getByRole('button', { name: /^Uložit jméno/ }).click()
  await expect(dialog.getByText('Uloženo.')).toBeVisible()
  await expect(dialog.getByText(/Server má v\spaměti přibližně \d+\sMB/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zavřít' }).click()
  await expect(page.getByRole('combobox', { name: 'Svět' })).toContainText(`${name} (${id})`)

  await page.getByRole('link', { name: 'Uložené chvíle' }).click()
  await page.getByRole('button', { name: 'Uložit chvíli' }).click()
  const links = page.getByRole('region', { name: 'Všechny odkazy na serveru' })
  await opening(page, () => links.getByRole('button', { name: `Otevřít odkaz ${name}` }).click())
  await page.getByRole('button', { name: /^Přejít do světa/ }).click()
  await expect(page.getByRole('combobox', { name: 'Svět' })).not.toHaveValue(id)
  await page.getByRole('button', { name: /^Najít svět/ }).click()
  await dialog.getByRole('searchbox').fill(`${id} druhem stisku`)
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: `Přejít do světa ${name}` }).click()
  await expect(page.getByRole('combobox', { name: 'Svět' })).toHaveValue(id)

  await page.getByRole('link', { name: 'Uložené chvíle' }).click()
  await test.step('the link that a colleague gets opens a copy in the console, with the note', async () => {
    const link = await page.getByText(/\/sandbox\/snapshots\/.*\/open/).textContent()
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await theirs.goto(link ?? '')
    await expect(theirs).toHaveURL(/\/sandbox\/\?world=/)
    await expect(theirs.getByRole('combobox', { name: 'Svět' })).not.toHaveValue(id)
    await expect(theirs.getByText('po druhém stisku')).toBeVisible()
    await expectAccessible(theirs)
    await context.close()
  })
  await links.getByRole('button', { name: `Smazat odkaz ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Smazat' }).click()
  await expect(links.getByRole('button', { name: `Smazat odkaz ${name}` })).toHaveCount(0)
})
