import { execFileSync } from 'node:child_process'
import { signInDonor, signInRecipient } from '../../../../browser/sign-in.ts'
import type { Things } from '../make-things.ts'

/** The payments of a donor in both languages, one of them above a million, and the contributions of a family. */
export async function makeTables({ folder, open, origin, post, save }: Things) {
  execFileSync('localedef', ['-i', 'cs_CZ', '-f', 'UTF-8', `${folder}/cs_CZ.UTF-8`])
  const page = await open('tables', '/login')
  await post('/sandbox/worlds/tables/triggers', { kind: 'payment-received', person: '10000001', amount: 1_234_567 })
  await signInDonor(page)
  await page.goto(`${origin}/moje-platby?rok=vse`)
  for (const [language, xlsx, csv] of [
    ['cs', 'Tabulka pro Excel', 'Tabulka CSV'],
    ['en', 'Excel sheet', 'CSV file'],
  ] as const) {
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
    await page.locator('[name=from]').fill('2026-10-01')
    await page.locator('[name=to]').fill('2026-11-10')
    await save(page, `payments-${language}.xlsx`, () => page.getByRole('button', { name: xlsx }).press('Enter'))
    await save(page, `payments-${language}.csv`, () => page.getByRole('button', { name: csv }).press('Enter'))
  }
  const family = await open('family', '/prijemce/prihlaseni')
  await signInRecipient(family, origin, 'family')
  await family.goto(`${origin}/prijemce/historie-prispevku`)
  await save(family, 'family.xlsx', () => family.getByRole('button', { name: 'Tabulka pro Excel' }).press('Enter'))
  await save(family, 'family.csv', () => family.getByRole('button', { name: 'Tabulka CSV' }).press('Enter'))
}
