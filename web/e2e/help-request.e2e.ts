import { expect, type Page } from '@playwright/test'
import { selectIssueDate } from './issue-date.ts'
import { expectHeading } from './people.ts'
import { fillPart, requestParts } from './request-steps.ts'
import { expectAccessible, type SandboxWorld, test } from './sandbox.ts'
import { emailsOf, journalOf } from './steer.ts'

const report = { name: 'zpráva Motol.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nzpráva') }
const send = (page: Page) => page.getByRole('button', { name: /^Odeslat/ })
const changesOf = async (page: Page, world: SandboxWorld, operation: string) =>
  (await journalOf(page, world, operation)).filter(({ changes }) => changes.length > 0)

test('a family requests help on a phone: the response to its submission is lost, and it is one request with one receipt', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await world.open('/dotaznik')
  await expectHeading(page, /^Žádost o\spomoc$/)
  await page.getByRole('link', { name: /^Onkologické/ }).click()
  await page.getByRole('link', { name: /^Kdo je nemocný/ }).click()
  for (const part of requestParts) await fillPart(page, part)

  await expectHeading(page, /^Soubory/)
  await selectIssueDate(page)
  await page.locator('input[type=file]').first().setInputFiles(report)
  await expect(page.getByText('Soubor zpráva Motol.pdf je nahraný.')).toBeAttached()
  await page.getByRole('button', { name: /^Uložit a\s/ }).click()
  await expectHeading(page, /^Zkontrolujte/)
  await expect(page.getByRole('main')).toContainText('zpráva Motol.pdf')

  await world.fail({ operationId: 'submitHelpRequest', kind: 'reset', when: 'after', times: 1 })
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Spojení se asi přerušilo')
  await send(page).click()
  await expectHeading(page, /^Žádost k\snám dorazila/)
  await expect(page.getByRole('main')).toContainText('dolezalovi@example.com')
  await expect(page).toHaveURL('/dotaznik-onko')
  const number = (await page.getByText(/^Z-2026-\d+$/).textContent()) ?? ''
  expect(await changesOf(page, world, 'startHelpRequest')).toHaveLength(1)
  expect(await changesOf(page, world, 'submitHelpRequest')).toHaveLength(1)
  const letters = await emailsOf(page, world)
  expect(letters.filter(({ subject }) => subject?.includes(number))).toHaveLength(1)
  await expectAccessible(page)

  await page.goBack()
  await expectHeading(page, 'Žádost už je odeslaná')
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(number)
})
