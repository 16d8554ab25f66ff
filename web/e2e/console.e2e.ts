import { expect, type Page } from '@playwright/test'
import { CONSOLE, recordedWords, visibleWords } from '../../scripts/browser/pictures.ts'
import { expectAccessible, test } from './sandbox.ts'
import { opening } from './steer.ts'
import { watchViolations } from './violations.ts'

const signIn = (page: Page, name: string) => page.getByRole('button', { name: `Přihlásit jako ${name}` }).click()

test('a tester creates a world, moves its time, and watches the portal of a donor and of a family', {
  tag: '@engines',
}, async ({ page }) => {
  test.slow()
  const violations = await watchViolations(page)
  const id = `konzole-${test.info().workerIndex}-${Date.now()}`
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/sandbox/')

  await test.step('a world is created, its clock stopped', async () => {
    await page.getByRole('button', { name: 'Nový svět' }).click()
    const form = page.getByRole('dialog', { name: 'Nový svět' })
    await form.getByLabel('Zkratka do adresy').fill(id)
    await form.getByRole('button', { name: 'Založit svět' }).click()
    await expect(page.getByRole('combobox', { name: 'Svět' })).toHaveValue(id)
    await page.getByRole('button', { name: 'Zastavit', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Spustit', exact: true })).toBeVisible()
    // The picture of the documents (`npm run screenshots`).
    await expect.poll(() => visibleWords(page, CONSOLE.parts)).toBe(recordedWords()[CONSOLE.name])
  })

  const clock = page.getByRole('region', { name: 'Čas světa' })
  await test.step('it moves to the next event, and says what ran', async () => {
    await expect(clock).toContainText(/[Úú]terý\s10\.\slistopadu\s2026/)
    await clock.getByRole('button', { name: 'K další události' }).click()
    await expect(clock.getByRole('status')).toContainText(/1\sudálost:Hodnocení půjde znovu změnit \(Lucie Kučerová\)/)
    await expect(clock.getByText('10:00:40')).toBeVisible()
  })

  const portal = await opening(page, () => signIn(page, 'Jana Nováková'))
  await test.step('Jana is signed in by one click', async () => {
    await expect(portal).toHaveURL('/darce')
    await expect(portal.getByText('Jana Nováková')).toBeVisible()
    // The journal follows the world while the console is visible.
    await page.bringToFront()
  })

  const journal = page.getByRole('region', { name: 'Živý deník' })
  await test.step('the journal says why and what changed', async () => {
    const row = journal.getByRole('button', {
      name: /Přihlášení dárce nebo správce \(logIn\) v pořádku 200 Jana Nováková · pravidlo 4\.9 · j-\d+ \d+ změn/,
    })
    await row.click()
    await expect(journal.getByText(/HTTP 200\. Proč tato odpověď: pravidlo 4\.9/)).toBeVisible()
    await expect(journal.getByRole('link', { name: 'pravidlo 4.9' })).toHaveAttribute('href', '/sandbox/rules#4.9')
    await expect(
      journal.getByRole('row', { name: /people\.p-10000001\.\S*lastLoginAt .* 10\. 11\. 2026 v 10:00/ }),
    ).toBeVisible()
    await row.press('Enter')
    await expect(journal.getByRole('table')).toHaveCount(0)
  })

  await test.step('a family is signed in in the same window, its code is in the mailbox', async () => {
    await signIn(page, 'Petra Svobodová')
    await expect(portal).toHaveURL('/prijemce')
    const mailbox = page.getByRole('region', { name: 'Telefon a schránka' })
    await expect(mailbox.getByRole('button', { name: 'Zkopírovat: kód' })).toHaveCount(1)
    await expect(mailbox.getByRole('listitem')).toContainText(/\d{6}.*Platí\s15\sminut/s)
    expect(page.context().pages()).toHaveLength(2)
  })

  await test.step('a refusal states its reason, and the journal can show refusals only', async () => {
    await signIn(page, 'Tereza Horáková')
    await expect(page.getByRole('alert')).toContainText(/423 account-locked Přihlášení je zamčené do\s/)
    await journal.getByLabel('Výsledek').selectOption('Jen chyby')
    await expect(journal.getByRole('listitem')).toHaveCount(1)
    await expect(
      journal.getByRole('button', { name: /Přihlášení dárce nebo správce \(logIn\) 423 account-locked/ }),
    ).toBeVisible()
    await journal.getByLabel('Výsledek').selectOption('Všechny výsledky')
  })

  await test.step('actions of another user in the world are shown', async () => {
    await page.request.patch(`/sandbox/worlds/${id}/clock`, { data: { to: '2026-12-24T17:00:00Z' } })
    await expect(clock.getByText('18:00:00')).toBeVisible()
    await expect(clock).toContainText(/[Čč]tvrtek\s24\.\sprosince\s2026/)
  })

  await test.step('the console is accessible, and every person of the scenario is described in Czech', async () => {
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: 'Lidé' }).locator('[lang=en]')).toHaveCount(0)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Phone and mailbox' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    expect(violations).toEqual([])
  })

  await test.step('the world is deleted after a confirmation', async () => {
    await page.getByRole('button', { name: 'End the world' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the world' }).click()
    await expect(page.getByRole('combobox', { name: 'World' })).toHaveValue('default')
    expect((await page.request.get(`/sandbox/worlds/${id}`)).status()).toBe(404)
  })
})
