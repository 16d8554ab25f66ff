import { expect, type Page } from '@playwright/test'
import { selectIssueDate } from './issue-date.ts'
import { expectHeading } from './people.ts'
import { field, fillGenericFromPhone, heading, sendButton } from './renewal-steps.ts'
import { fillPart, requestParts } from './request-steps.ts'
import { type SandboxWorld, test } from './sandbox.ts'
import { emailsOf, logInFamilyHere, trigger } from './steer.ts'

const BORN = '1988-09-23'
const report = { name: 'zpráva.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nzpráva') }
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = { name: 'doma.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }

const main = (page: Page) => page.getByRole('main')
const status = (page: Page, name: string) => page.getByRole('region', { name })
const newestLetter = async (page: Page, world: SandboxWorld) => (await emailsOf(page, world)).at(-1)?.text ?? ''

/** The year of a family as it sees it; `--headed` shows it in a browser window. */
// Each of its steps has a test of its own.
test('a year: requested, corrected, approved, a photo, renewed, completed, paid, and not renewed', {
  tag: '@matrix',
}, async ({ page, world }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  let codes = 0
  const signIn = async (number: string) => {
    codes += 1
    // A user who is not signed in, or no longer, is redirected to the login.
    await world.open('/prijemce')
    await expect(page).toHaveURL('/prijemce/prihlaseni?return=%2Fprijemce')
    await logInFamilyHere(page, world, number, BORN, codes)
    await expect(page).toHaveURL('/prijemce')
  }

  const receipt = await test.step('requests help without a login', async () => {
    await world.open('/dotaznik-onko?cast=patient')
    for (const part of requestParts) await fillPart(page, part)
    await expectHeading(page, /^Soubory/)
    await selectIssueDate(page)
    await page.locator('input[type=file]').first().setInputFiles(report)
    await expect(page.getByText('nahráno', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Uložit a\s/ }).click()
    await expectHeading(page, /^Zkontrolujte/)
    await page.getByRole('button', { name: /^Odeslat/ }).click()
    await expectHeading(page, /^Žádost k\snám dorazila/)
    return (await page.getByText(/^Z-2026-\d+$/).textContent()) ?? ''
  })

  await test.step('corrects the returned request, by the link of its letter', async () => {
    const remarks = [{ itemId: 'diagnosis', text: 'Opište prosím diagnózu celou.' }]
    await trigger(page, world, { kind: 'request-decided', request: receipt, decision: 'return', remarks })
    const link = /\/dotaznik-editace\?odkaz=[\w-]+/.exec(await newestLetter(page, world))?.[0] ?? ''
    await world.open(link)
    await page.getByRole('link', { name: /^Kdo je nemocný.*K\sopravě/ }).click()
    await page.getByLabel('Diagnóza').fill('Akutní lymfoblastická leukemie, B-buněčná')
    await page.getByRole('button', { name: /^Uložit a\s/ }).click()
    await page
      .getByRole('link', { name: /přehled/ })
      .first()
      .click()
    await page.getByRole('link', { name: /^Kontrola/ }).click()
    await page.getByRole('button', { name: /^Odeslat/ }).click()
    await expectHeading(page, 'Doplněnou žádost máme')
  })

  const number = await test.step('is approved and signs in for the first time', async () => {
    await trigger(page, world, { kind: 'request-decided', request: receipt, decision: 'approve' })
    const personal = /\b2\d{6}\b/.exec(await newestLetter(page, world))?.[0] ?? ''
    await signIn(personal)
    await expect(status(page, 'Nová žádost')).toBeVisible()
    return personal
  })

  await test.step('adds a photo', async () => {
    await page.getByRole('link', { name: /^Přidat fotku/ }).click()
    await page.goto('/prijemce/moje-fotky?fotka=nova')
    await page.getByLabel('Fotka', { exact: true }).setInputFiles(photo)
    await page.getByRole('combobox', { name: 'Měsíc' }).selectOption('říjen')
    await page.getByRole('combobox', { name: 'Rok' }).selectOption('2026')
    await page.getByRole('textbox', { name: 'Co je na fotce' }).fill('Adam doma')
    await page.getByRole('button', { name: 'Přidat fotku' }).click()
    await expect(main(page).getByRole('img', { name: 'Adam doma' })).toBeVisible()
    await trigger(page, world, { kind: 'request-status', person: number, status: 'ok' })
  })

  await test.step('renews in the spring', async () => {
    await world.advance('P4M')
    await trigger(page, world, { kind: 'renewal-opened', person: number, version: 2 })
    await signIn(number)
    await expect(status(page, 'Žádost se obnovuje')).toBeVisible()
    await page.getByRole('link', { name: /^Obnovit žádost o\spomoc/ }).click()
    await page.getByRole('link', { name: /^Rodina/ }).click()
    await field(page, /^Kolik vás teď doma žije/).fill('4')
    await field(page, /^Na jakém čísle/).fill('605111222')
    await fillGenericFromPhone(page)
    await sendButton(page).click()
    await expect(heading(page, /^Děkujeme/)).toBeVisible()
  })

  await test.step('submits the missing document, and the help continues', async () => {
    const documents = ['medical-report']
    await trigger(page, world, { kind: 'renewal-decided', person: number, decision: 'return', documents })
    await page.goto('/prijemce')
    await expect(status(page, 'Neúplná žádost')).toBeVisible()
    await page.getByRole('link', { name: /^Lékařská zpráva/ }).click()
    await page.locator('input[type=file]').setInputFiles(report)
    await page.getByRole('combobox', { name: 'Den', exact: true }).selectOption('2')
    await page.getByRole('combobox', { name: 'Měsíc', exact: true }).selectOption('3')
    await page.getByRole('combobox', { name: 'Rok', exact: true }).selectOption('2027')
    await page.getByRole('button', { name: /^Odeslat/ }).click()
    await expect(page.getByText(/^Děkujeme,/)).toBeVisible()
    await trigger(page, world, { kind: 'renewal-decided', person: number, decision: 'approve' })
    await page.goto('/prijemce')
    await expect(status(page, 'Vše je v pořádku')).toBeVisible()
  })

  await test.step('receives the payout of April', async () => {
    await world.advance('P1M')
    await signIn(number)
    await page.goto('/prijemce/historie-prispevku')
    await expect(main(page).getByRole('region', { name: '2027' })).toContainText('duben')
  })

  await test.step('reads about the last contribution', async () => {
    await trigger(page, world, { kind: 'request-status', person: number, status: 'do-not-renew' })
    await page.goto('/prijemce')
    await expect(status(page, 'Žádost se už neobnovuje')).toBeVisible()
  })
})
