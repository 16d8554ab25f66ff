import { expect } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { phonePhoto } from './fake-file.ts'
import { selectIssueDate } from './issue-date.ts'
import { expectAccessible, test } from './sandbox.ts'
import { journalOf, logInFamilyHere } from './steer.ts'

const first = { name: 'zpráva strana 1.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nstrana 1') }
const second = { ...first, name: 'zpráva strana 2.pdf', buffer: Buffer.from('%PDF-1.7\nstrana 2') }
/** Above the limit of 5 MB: the portal reduces it. */
const third = async () => ({ name: 'IMG_3.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(3600, 2700) })

test('three pages of a report, one a photo that has to be reduced, are uploaded one at a time; the network is lost after the second, the upload resumes there, and each is stored once', {
  tag: '@engines',
}, async ({ page, world }) => {
  await enterFamily(page, world, '2000004', '1988-07-04')
  await page.getByRole('link', { name: /^Lékařská zpráva/ }).click()
  const card = page.getByRole('region', { name: /^Lékařská zpráva/ })
  await expect(card).toContainText('Pošlete prosím do 26. 11. 2026.')
  const photo = await third()
  expect(photo.buffer.length).toBeGreaterThan(5 * 1024 ** 2)
  await page.locator('input[type=file]').setInputFiles([first, second, photo])
  await expect(page.getByRole('list', { name: 'Co pošlete' }).getByRole('listitem')).toHaveCount(3)
  await selectIssueDate(page)
  // The first succeeds; the provider has the second and its response is lost.
  let posts = 0
  await page.route('**/recipientDocuments', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    if (posts === 2)
      await world.fail({ operationId: 'uploadRecipientDocument', kind: 'reset', when: 'after', times: 1 })
    return route.continue()
  })
  await page.getByRole('button', { name: 'Odeslat 3 soubory' }).click()
  const stopped = page.getByRole('alert')
  await expect(stopped).toContainText('Spojení se přerušilo u souboru zpráva strana 2.pdf')
  await expect(stopped).toContainText('Už u nás: zpráva strana 1.pdf.')
  expect(posts).toBe(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Pokračovat' }).click()
  await expect(page.getByText('Děkujeme, 3 soubory jsou u nás')).toBeVisible()
  expect(posts).toBe(4)
  const handed = (await journalOf(page, world, 'uploadRecipientDocument')).filter(({ changes }) => changes.length > 0)
  expect(handed).toHaveLength(3)
  await page.getByRole('button', { name: 'Hotovo' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'čeká na kontrolu' })).toHaveCount(3)

  await page.getByRole('link', { name: 'Zpět na přehled' }).click()
  const tasks = page.getByRole('list', { name: 'Co je teď potřeba' })
  await expect(tasks).toContainText('Potvrzení o příjmu')
  await expect(tasks).not.toContainText('Lékařská zpráva')

  // Accepted at noon of the next working day; the session has ended meanwhile.
  await world.advance('P1DT6H')
  await world.open('/prijemce/dokumenty')
  await expect(page).toHaveURL('/prijemce/prihlaseni?return=%2Fprijemce%2Fdokumenty')
  await logInFamilyHere(page, world, '2000004', '1988-07-04', 2)
  await expect(card).toContainText('Platí do 2. 5. 2027.')
  await expect(card.getByRole('button', { name: /Vzít zpět/ })).toHaveCount(0)
})
