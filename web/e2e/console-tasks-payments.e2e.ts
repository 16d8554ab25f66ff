import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a gift whose answer was lost and which the bank reports twice is one gift, and two payments are two', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.goto(`/sandbox?world=${world.id}#data/10000001`)
  const gifts = page.getByRole('heading', { name: /^Dary \d/ })
  const before = Number((await gifts.innerText()).replace(/\D/g, ''))

  const portal = await test.step('the donor is signed in from the record, with a fault set by one click', async () => {
    await page.getByRole('link', { name: 'Poruchy', exact: true }).click()
    await page.getByRole('button', { name: /^Nastavit: .*\(startCardPayment\)/ }).click()
    await expect(page.getByText('Porucha je nastavená.')).toBeVisible()
    await page.goBack()
    const opening = page.waitForEvent('popup')
    await clickButton(page, 'Přihlásit jako Jana Nováková')
    return opening
  })

  await test.step('the answer is lost, the payment is sent again and reported twice', async () => {
    await portal.getByRole('link', { name: 'Jak pomáhat', exact: true }).click()
    await clickButton(portal, 'Přispět kartou')
    const window = portal.getByRole('dialog', { name: 'Přispět kartou' })
    await window.getByRole('radio', { name: 'Jednorázově' }).check()
    await window.getByLabel('Jméno držitele karty').fill('JANA NOVAKOVA')
    await window.getByRole('button', { name: 'Přejít k platbě' }).click()
    await expect(window.getByText('Nevíme, jestli se platba založila')).toBeVisible()
    await window.getByRole('button', { name: 'Přejít k platbě' }).click()
    await clickButton(portal, 'Zaplatit a\u00a0ohlásit dvakrát')
    await expect(portal.getByRole('heading', { level: 1, name: 'Platba proběhla' })).toBeVisible()
    await expect(gifts).toHaveText(`Dary ${before + 1}`)
  })

  await test.step('two payments by trigger are two, and the same window of the portal shows them', async () => {
    for (const count of [2, 3]) {
      await clickButton(page, 'Spustit')
      await expect(gifts).toHaveText(`Dary ${before + count}`)
    }
    await clickButton(page, 'Přihlásit jako Jana Nováková')
    await expect(portal).toHaveURL('/darce')
    expect(page.context().pages()).toHaveLength(2)
  })
})
