import { expect } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { signInRecipient, trigger } from './steer.ts'

const statuses: [status: string, label: string, words: string][] = [
  ['new', 'Nová žádost', 'Teď nemusíte dělat nic.'],
  ['incomplete', 'Doklady kontrolujeme', 'právě je procházíme'],
  ['in-renewal', 'Žádost se obnovuje', 'Vyplňte prosím formulář'],
  ['in-renewal-form', 'Žádost se obnovuje', 'Vyplňte prosím formulář'],
  ['renewal-received', 'Žádost se obnovuje', 'Odeslaný formulář už nejde změnit.'],
  ['suspended', 'Výplaty jsou pozastavené', 'Zavolejte nám prosím.'],
  ['do-not-renew', 'Žádost se už neobnovuje', 'Obnovovat žádost už není potřeba.'],
  ['discarded', 'Pomoc skončila', 'Příspěvky už vaší rodině neposíláme.'],
  ['ok', 'Vše je v pořádku', 'Další příspěvek vám pošleme'],
]

test('all eight statuses are told, each with what it means, and are accessible', async ({ page, world }) => {
  test.slow()
  await signInRecipient(page, world, '2000001', '1985-04-01')
  await expect(page.getByText('úterý 1. 12. 2026')).toBeVisible()
  await expect(page.getByText('Žádost o pomoc prosím obnovte do 31. 3. 2027, včas vám napíšeme.')).toBeVisible()
  for (const [status, label, words] of statuses) {
    await trigger(page, world, { kind: 'request-status', person: '2000001', status })
    await page.reload()
    const banner = page.getByRole('region', { name: label })
    await expect(banner).toContainText(words)
    await expectAccessible(page)
  }
})

test('missing documents are listed with their day, and whom to call', async ({ page, world }) => {
  await signInRecipient(page, world, '2000004', '1988-07-04')
  await expect(page.getByText('K žádosti nám chybí ještě 2 doklady.')).toBeVisible()
  const tasks = page.getByRole('list', { name: 'Co je teď potřeba' })
  await expect(tasks.getByRole('listitem')).toHaveCount(2)
  await expect(tasks).toContainText('Pošlete prosím do 30. 11. 2026')
  await expect(page.getByRole('main').getByRole('link', { name: '+420' })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
})

test('a lost connection while the record is read anew changes nothing on the page', async ({ page, world }) => {
  await signInRecipient(page, world, '2000001', '1985-04-01')
  await world.fail({ operationId: 'getRecipientProfile', kind: 'reset', when: 'before', times: 9 })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Vše je v pořádku' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
