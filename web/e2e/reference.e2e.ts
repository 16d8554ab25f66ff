import { expect } from '@playwright/test'
import { test } from './sandbox.ts'

test('the reference fits a phone, has all its files, and sends a call to the chosen world', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const failed: string[] = []
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/sandbox/reference?world=${world.id}`)
  const operation = page.locator('#operations-payment-details-getPaymentDetails')
  await page.getByRole('heading', { name: /^payment-details / }).click()
  await expect.poll(overflow).toBeLessThanOrEqual(0)

  await operation
    .getByRole('button', { name: /paymentDetails/ })
    .first()
    .click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.request-url')).toContainText(`/w/${world.id}/api/paymentDetails`)
  await expect(operation.locator('.live-responses-table')).toContainText('"error_code": 200')
  await expect.poll(overflow).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: 'reference', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reference of the sandbox’s API')
  const worlds = page.locator('#operations-worlds-listWorlds')
  await page.getByRole('heading', { name: /^worlds/ }).click()
  await worlds.getByRole('button').first().click()
  await worlds.getByRole('button', { name: 'Execute' }).click()
  await expect(worlds.locator('.live-responses-table')).toContainText(world.id)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  expect(failed).toEqual([])
})
