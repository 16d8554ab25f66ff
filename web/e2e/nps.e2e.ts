import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { test } from './sandbox.ts'
import { emailsOf, journalOf } from './steer.ts'

const path = '/muj-ucet/nps'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const message = (page: Page) => page.getByRole('textbox', { name: 'Váš vzkaz' })
const send = (page: Page) => page.getByRole('button', { name: 'Odeslat vzkaz' }).click()

async function rate(page: Page, rating: number) {
  await expect(heading(page, 'Jak se vám s námi pomáhá?')).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${rating} `) }).check()
  await page.getByRole('button', { name: 'Uložit hodnocení' }).click()
}

test('a donor rates, the response is lost, and one vote is stored; so is the feedback, and later the next vote', {
  tag: '@engines',
}, async ({ page, world }) => {
  await enterDonor(page, world, '10000001', path)
  await expect(page.getByText('Poslední hodnocení: 4. 10. 2026')).toBeVisible()
  await world.fail({ operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 })
  await rate(page, 3)
  await expect(page.getByRole('alert')).toContainText('Spojení se přerušilo')
  await page.getByRole('button', { name: 'Uložit hodnocení' }).click()
  await expect(heading(page, 'Děkujeme za upřímnost')).toBeFocused()
  const written = (await journalOf(page, world, 'saveNps')).filter(({ changes }) => changes.length > 0)
  expect(written).toHaveLength(1)

  // Feedback that fails stays silent and keeps the input; sent again it arrives.
  await world.fail({ operationId: 'sendEmailForm', kind: 'reset', when: 'before', times: 1 })
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

  await page.reload()
  await expect(page.getByText(/^Vaše hodnocení: /)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await world.advance('PT62S')
  await page.reload()
  await rate(page, 8)
  await expect(heading(page, 'Děkujeme za hodnocení')).toBeVisible()
  await expect(message(page)).toBeHidden()
  await page.getByRole('button', { name: 'Napsat nám vzkaz' }).click()
  await expect(message(page)).toBeVisible()
})
