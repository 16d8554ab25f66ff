import { expect } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { declare, field, goOn, hand, heading, sendButton } from './renewal-steps.ts'
import { expectAccessible, test } from './sandbox.ts'
import { storedText } from './saved-texts.ts'
import { journalOf, logInFamilyHere, trigger } from './steer.ts'

test('version 1 on a phone, part by part: the session ends in the middle and no input is lost or readable on the device (rules 18.1, 18.12), the response to the submission is lost, and it is sent once', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterFamily(page, world, '2000002', '1986-05-02')
  await page.getByRole('link', { name: /^Obnovit žádost o\spomoc.*do 26\.\s11\.\s2026/ }).click()
  await page.getByRole('link', { name: /^Rodina/ }).click()
  await field(page, /domácnost/).fill('2')
  await goOn(page)
  await expect(heading(page, /^Příjmy a\svýdaje$/)).toBeVisible()
  await field(page, /^Čistá mzda/).fill('24 000')
  await field(page, /^Nájem/).fill('11000')
  await page.getByRole('button', { name: /^Doplnit nuly/ }).click()
  await goOn(page)
  await page.getByRole('radio', { name: /konec zatím neznáme/ }).check()
  await goOn(page)
  await field(page, /^Na co jste/).fill('Doprava do nemocnice a léky.')

  // An hour passes while this page is open; the next call detects it.
  await world.advance('PT61M')
  await page.reload()
  await expect(page).toHaveURL(/\/prijemce\/prihlaseni\?return=/)
  // The digits alone would be found in every hundredth ciphertext: it is written in hexadecimal.
  expect(await storedText(page)).not.toMatch(/Doprava|nemocnice|\b24.?000\b/)
  await logInFamilyHere(page, world, '2000002', '1986-05-02', 2)
  await expect(heading(page, /^K\sčemu příspěvek pomohl$/)).toBeVisible()
  await expect(page.getByText('Pokračujte tam, kde jste přestali')).toBeVisible()
  await expect(field(page, /^Na co jste/)).toHaveValue('Doprava do nemocnice a léky.')
  await goOn(page)
  await declare(page)
  await hand(page)
  await expect(page.getByText(/24\s000\sKč/).first()).toBeVisible()
  await expectAccessible(page)

  await world.fail({ operationId: 'submitRenewal', kind: 'reset', when: 'after', times: 1 })
  await sendButton(page).click()
  await expect(heading(page, /^Děkujeme, žádost je u\snás$/)).toBeVisible()
  await expect(page.getByText(/^O-2026-\d{4}$/)).toBeVisible()
  const sent = (await journalOf(page, world, 'submitRenewal')).filter(({ changes }) => changes.length > 0)
  expect(sent).toHaveLength(1)

  // Its files are documents of the family now: the expired report of May is replaced.
  await expect(page.getByText('Platnost skončila')).toHaveCount(0)
  await trigger(page, world, { kind: 'renewal-decided', person: '2000002', decision: 'approve' })
  await page.goto('/prijemce/dokumenty')
  const documents = page.getByRole('region', { name: 'Lékařská zpráva' })
  await expect(documents).toContainText(/2\.\s11\.\s2026/)
  await expect(documents).toContainText(/Platí do 2\.\s5\.\s2027/)
})
