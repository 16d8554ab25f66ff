import { expect } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { fileToUpload } from './fake-file.ts'
import { selectIssueDate } from './issue-date.ts'
import { expectAccessible, test } from './sandbox.ts'
import { journalOf } from './steer.ts'

const pdf = (name: string) => fileToUpload(name, 'application/pdf', 100)

test('files of a renewal: a cut upload resumes under its key, and one interrupted by a reload resumes once its file is chosen again', {
  tag: '@long',
}, async ({ page, world }) => {
  await enterFamily(page, world, '2000002', '1986-05-02', { path: '/prijemce/obnoveni-zadosti?cast=soubory' })
  const report = page.getByRole('region', { name: 'Lékařská zpráva' })

  // The response to the second one is lost: the provider has the file.
  let posts = 0
  await page.route('**/renewal/files', async (route) => {
    posts += 1
    if (posts === 2) await world.fail({ operationId: 'uploadRenewalFile', kind: 'reset', when: 'after', times: 1 })
    return route.continue()
  })
  const chosen = [pdf('strana 1.pdf'), pdf('strana 2.pdf'), pdf('strana 3.pdf')]
  await selectIssueDate(report)
  await report.locator('input[type=file]').setInputFiles(chosen)
  await expect(report.getByRole('alert')).toContainText('strana 2.pdf')
  const row = (name: string) => report.getByRole('listitem').filter({ hasText: name })
  await expect(row('strana 1.pdf')).toContainText('nahráno')
  await expect(row('strana 3.pdf')).toContainText('čeká ve frontě')
  expect(posts).toBe(2)
  await expectAccessible(page)

  await report.getByRole('button', { name: 'Pokračovat' }).click()
  await expect(row('strana 3.pdf')).toContainText('nahráno')
  const stored = (await journalOf(page, world, 'uploadRenewalFile')).filter(({ changes }) => changes.length > 0)
  expect([posts, stored.length]).toEqual([4, 3])

  // After a reload they are unchanged, and an upload that the reload interrupted is listed until
  // its file is chosen again.
  await page.getByText(/^Uloženo v\stomto zařízení/).waitFor()
  await page.route('**/renewal/files', () => {})
  await report.locator('input[type=file]').setInputFiles(pdf('strana 4.pdf'))
  await expect(row('strana 4.pdf')).toContainText('nahráváme')
  await page.reload()
  await expect(row('strana 2.pdf')).toContainText('nahráno')
  await expect(row('strana 4.pdf')).toContainText('Nahrávání se přerušilo. Vyberte soubor znovu.')
  await page.unroute('**/renewal/files')
  const picker = page.waitForEvent('filechooser')
  await report.getByRole('button', { name: 'Vybrat znovu soubor strana 4.pdf' }).click()
  await (await picker).setFiles(pdf('strana 4.pdf'))
  await expect(row('strana 4.pdf')).toContainText('nahráno')
  await expect(report.getByRole('listitem')).toHaveCount(4)
})

test('files of a renewal: one chosen before its date of issue leaves no error once the date is there, whatever its device calls it', async ({
  page,
  world,
}) => {
  await enterFamily(page, world, '2000002', '1986-05-02', { path: '/prijemce/obnoveni-zadosti?cast=soubory' })
  const report = page.getByRole('region', { name: 'Lékařská zpráva' })
  const scan = { name: 'sken', mimeType: 'application/force-download', buffer: Buffer.from('\r\n%PDF-1.4\n%%EOF\n') }
  await report.locator('input[type=file]').setInputFiles(scan)
  const row = report.getByRole('listitem').filter({ hasText: 'sken.pdf' })
  await expect(row).toContainText('čeká na datum vystavení')
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  const summary = page.getByRole('alert').filter({ hasText: /datum vystavení/ })
  await expect(summary).toBeVisible()

  await selectIssueDate(report)
  await expect(summary).toHaveCount(0)
  await expect(report.getByRole('group')).not.toContainText('Vyberte prosím den')
  await report.getByRole('button', { name: 'Nahrát s tímto datem' }).click()
  await expect(row).toContainText('nahráno')
})
