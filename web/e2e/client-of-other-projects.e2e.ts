import { expect, test } from '@playwright/test'
import { newWorld } from '../../openapi/sandbox/world-client.ts'
import { requestCodeHere } from './steer.ts'

test('a test of another project signs a family in by its code, and its open page follows the clock', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const world = await newWorld({ origin: `${baseURL}` }, { frozen: true })
  await page.goto(world.addressOf('/prijemce/prihlaseni'))
  await requestCodeHere(page, '2000001', '1985-04-01')
  const { code = '' } = await world.waitForMessage({ to: '+420602000201' })
  await world.moveClock({ advance: 'PT14M' }, page)
  await expect(page.getByRole('timer')).toHaveText('01:00')
  await page.getByLabel('Kód ze zprávy').fill(code)
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page).toHaveURL(/\/prijemce$/)
  await world.verify({ operationId: 'logInRecipient', person: '2000001', errorCode: 200, atLeast: 2 })
  await world.end()
})
