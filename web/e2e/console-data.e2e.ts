import { expect } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { savedFile } from './saved-file.ts'

test('a tester opens a record from the people, changes it by triggers, and handles the messages that they send', {
  tag: '@long',
}, async ({ page, request, world }) => {
  await request.patch(`/sandbox/worlds/${world.id}/clock`, { data: { frozen: true } })
  await page.goto(`/sandbox?world=${world.id}`)

  await test.step('a gift is received, and the record marks it', async () => {
    await page.getByRole('link', { name: 'Záznam: Jana Nováková' }).click()
    await page.getByLabel('Částka v korunách').fill('0')
    await page.getByRole('button', { name: 'Spustit', exact: true }).click()
    await expect(page.getByText('Napište celé koruny od 1 do 100 000 000.')).toBeVisible()
    await page.getByLabel('Částka v korunách').fill('543')
    await page.getByRole('button', { name: 'Spustit', exact: true }).click()
    await expect(page.getByRole('region', { name: /^Dary/ }).getByText(/543 Kč/)).toContainText('změněno')
    await expectAccessible(page)
  })

  await test.step('the renewal of a family is returned, and the family gets a letter', async () => {
    await page.getByRole('link', { name: /2000009/ }).click()
    await page.getByLabel('Co se má stát').selectOption('renewal-decided')
    await page.getByLabel('Rozhodnutí').selectOption('return')
    await page.getByLabel('Vzkaz rodině').fill('Stačí kopie.')
    await page.getByRole('button', { name: 'Spustit', exact: true }).click()
    await expect(page.getByText('Stalo se: Rozhodnutí o obnovení')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Vyžádané dokumenty/ })).toContainText('lékařská zpráva')
    await page.getByRole('link', { name: 'V deníku' }).click()
    const journal = page.getByRole('region', { name: 'Živý deník' })
    await expect(journal.getByRole('listitem')).toHaveCount(1)
    await expect(journal).toContainText('Rozhodnutí o obnovení')
  })

  const mailbox = page.getByRole('region', { name: 'Telefon a schránka' })
  await test.step('the letter is found, opened with its headers and saved as a file', async () => {
    await mailbox.getByRole('searchbox').fill('staci KOPIE')
    await expect(mailbox.getByRole('listitem')).toHaveCount(1)
    await mailbox.getByRole('button', { name: 'Celá zpráva s hlavičkami' }).click()
    await expect(mailbox.getByText('Nadace Dobrý anděl <napiste@example.com>')).toBeVisible()
    await expectAccessible(page)
    const save = mailbox.getByRole('button', { name: /^Stáhnout: / })
    const { name, bytes } = await savedFile(page, () => save.click())
    expect(name).toMatch(/^m-.*\.eml$/)
    expect(bytes.toString()).toMatch(/^From: =\?UTF-8\?B\?.*\r\nTo: \S+@example\.com\r\n/)
  })

  await test.step('read messages stay read after a reload, and a deleted one stays deleted', async () => {
    await page.reload()
    await expect(mailbox.getByRole('listitem')).toHaveCount(1)
    await expect(mailbox.getByText('nová')).toHaveCount(0)
    await mailbox.getByRole('button', { name: /^Smazat: / }).click()
    await expect(mailbox.getByText('Zatím nic nepřišlo.')).toBeVisible()
  })
})
