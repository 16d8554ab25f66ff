import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { emailsOf, journalOf, signInDonor } from './steer.ts'

const path = '/muj-ucet/nps'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const form = (page: Page) => heading(page, 'Jak se vám s námi pomáhá?')
const save = (page: Page) => page.getByRole('button', { name: 'Uložit hodnocení' }).click()
const message = (page: Page) => page.getByRole('textbox', { name: 'Váš vzkaz' })
const send = (page: Page) => page.getByRole('button', { name: 'Odeslat vzkaz' }).click()

const choose = (page: Page, rating: number) => page.getByRole('radio', { name: new RegExp(`^${rating} `) }).check()

async function rate(page: Page, rating: number) {
  await expect(form(page)).toBeVisible()
  await choose(page, rating)
  await save(page)
}

test('a donor logs in, rates, and is thanked by what they gave', async ({ page, world }) => {
  await signInDonor(page, world, '10000001', path)
  await expect(page.getByText('Poslední hodnocení: 4. 10. 2026')).toBeVisible()
  await rate(page, 6)
  await expect(heading(page, 'Děkujeme za upřímnost')).toBeFocused()
  await expect(message(page)).toBeVisible()

  await world.advance('PT62S')
  await page.reload()
  await rate(page, 8)
  await expect(heading(page, 'Děkujeme za hodnocení')).toBeVisible()
  await expect(message(page)).toBeHidden()
  await page.getByRole('button', { name: 'Napsat nám vzkaz' }).click()
  await expect(message(page)).toBeVisible()

  await world.advance('PT62S')
  await page.reload()
  await rate(page, 10)
  await expect(heading(page, 'Děkujeme, moc nás to těší')).toBeVisible()
  await expect(page).toHaveURL(path)
  expect((await journalOf(page, world, 'saveNps')).map(({ errorCode }) => errorCode)).toEqual([200, 200, 200])
})

test('a vote of the last minute is locked, and open when the minute has passed', async ({ page, world }) => {
  await signInDonor(page, world, '10000006', path)
  await expect(page.getByText(/^Vaše hodnocení: /)).toBeVisible()
  await world.advance('PT20S')
  await page.reload()
  await expect(page.getByText(/^Vaše hodnocení: /)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await world.advance('PT30S')
  await page.reload()
  await expect(form(page)).toBeVisible()
  await expect(page.getByText('Poslední hodnocení: 10. 11. 2026')).toBeVisible()
})

test('by the link from an e-mail a visitor rates, and a reload still knows the link', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.open(`${path}?emlid=jana-nps-2026`)
  await expect(page).toHaveURL(path)
  await expect(form(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await rate(page, 9)
  await expect(heading(page, 'Děkujeme, moc nás to těší')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Děkujeme, moc nás to těší')).toBeVisible()
  expect(await journalOf(page, world, 'saveNps')).toHaveLength(1)
})

for (const when of ['before', 'after'] as const) {
  test(`the connection reset ${when} the vote was written: said, saved again, and counted once`, async ({
    page,
    world,
  }) => {
    await world.fail({ operationId: 'saveNps', kind: 'reset', when, times: 1 })
    await signInDonor(page, world, '10000001', path)
    await rate(page, 3)
    await expect(page.getByRole('alert')).toContainText('Spojení se přerušilo')
    await save(page)
    await expect(heading(page, 'Děkujeme za upřímnost')).toBeVisible()
    const written = (await journalOf(page, world, 'saveNps')).filter(({ changes }) => changes.length > 0)
    expect(written).toHaveLength(1)
  })
}

test('pressing twice saves once', async ({ page, world }) => {
  await signInDonor(page, world, '10000001', path)
  await choose(page, 7)
  await page.getByRole('button', { name: 'Uložit hodnocení' }).dblclick()
  await expect(heading(page, 'Děkujeme za hodnocení')).toBeVisible()
  expect(await journalOf(page, world, 'saveNps')).toHaveLength(1)
})

test('feedback that fails stays silent and keeps what was typed; sent again it arrives', async ({ page, world }) => {
  await world.fail({ operationId: 'sendEmailForm', kind: 'reset', when: 'before', times: 1 })
  await signInDonor(page, world, '10000001', path)
  await rate(page, 2)
  await message(page).fill('Víc fotek rodin, prosím.')
  await send(page)
  await expect.poll(() => journalOf(page, world, 'sendEmailForm')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Odeslat vzkaz' })).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(message(page)).toHaveValue('Víc fotek rodin, prosím.')
  await send(page)
  await expect(page.getByText('Vzkaz k nám dorazil')).toBeVisible()
  const emails = await emailsOf(page, world)
  expect(emails.map(({ subject }) => subject)).toEqual(['Zpětná vazba k hodnocení'])
  expect(emails[0]?.text).toContain('Víc fotek rodin, prosím.')
})

test('by keyboard alone', async ({ page, world }) => {
  await signInDonor(page, world, '10000001', path)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Děkujeme za upřímnost')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Díky.')
  await expect(message(page)).toHaveValue('Díky.')
})

test('empty, refused and thanking the page is accessible, in both languages', async ({ page, world }) => {
  await signInDonor(page, world, '10000001', path)
  await expect(form(page)).toBeVisible()
  await expectAccessible(page)
  await save(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading(page, 'How is it, helping with us?')).toBeVisible()
  await expectAccessible(page)
  await choose(page, 5)
  await page.getByRole('button', { name: 'Save my rating' }).click()
  await expect(heading(page, 'Thank you for being honest')).toBeVisible()
  await expectAccessible(page)
})
