import { expect } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { savedFile } from './saved-file.ts'

test('a tester reads a call in the journal, repeats it, exports it, and sets a fault for it', {
  tag: '@long',
}, async ({ page, world, request }) => {
  const api = `/w/${world.id}/api`
  const login = await request.post(`${api}/login`, { data: { username: '10000007', password: 'andel123' } })
  const { token, personId } = (await login.json()).response
  const headers = { authorization: token, uid: personId, lang: 'cs' }
  await request.post(`${api}/nps`, { headers, data: { rating: 11 } })
  await request.get(`${api}/valueStore/nps_showStart`)

  await page.goto(`/sandbox/?world=${world.id}`)
  const journal = page.getByRole('region', { name: 'Živý deník' })
  await test.step('the person and the outcome narrow it to the refused call, also after a reload', async () => {
    await expect(journal.getByRole('listitem')).toHaveCount(3)
    await journal.getByLabel('Osoba').selectOption(personId)
    await expect(journal.getByRole('listitem')).toHaveCount(2)
    await journal.getByLabel('Výsledek').selectOption('Odmítnuté')
    await page.reload()
    await expect(journal.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('its detail has the request, the invalid field and the caller', async () => {
    await journal.getByRole('button', { name: /Hodnocení nadace \(saveNps\) 400/ }).click()
    await expect(journal.getByText('POST /nps', { exact: true })).toBeVisible()
    await expect(journal.getByRole('region', { name: 'Odesláno' })).toContainText('"rating": 11')
    await expect(journal.getByText('rating: max')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is repeated as the same person', async () => {
    await journal.getByRole('button', { name: 'Zopakovat' }).click()
    await expect(journal.getByText('Zopakováno: j-4, HTTP 400.')).toBeVisible()
    await expect(journal.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('the calls that are shown are saved as HAR', async () => {
    const { bytes } = await savedFile(page, () => journal.getByRole('button', { name: 'Uložit HAR' }).click())
    const har = JSON.parse(bytes.toString())
    expect(har.log.entries.map((entry: { request: { method: string } }) => entry.request.method)).toEqual([
      'POST',
      'POST',
    ])
    expect(JSON.stringify(har)).not.toContain(token)
  })

  await test.step('the form of a fault opens with its operation', async () => {
    await journal.getByRole('link', { name: 'Přidat poruchu tomuto volání' }).click()
    await expect(page.getByRole('combobox', { name: /Operace/ })).toHaveValue('saveNps')
  })
})
