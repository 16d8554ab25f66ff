import type { Page } from '@playwright/test'
import { signInDonor, signInRecipient } from '../../../../browser/sign-in.ts'
import type { Things } from '../make-things.ts'

/** What a screen reader gets of main screens, a text a line: of a donor in both languages, of a family in Czech. */
export async function makeSpoken({ open, origin, store }: Things) {
  const donor = await open('spoken', '/login')
  await signInDonor(donor)
  const family = await open('heard', '/prijemce/prihlaseni')
  await signInRecipient(family, origin, 'heard')
  const read = async (page: Page, paths: readonly string[]) => {
    const texts: string[] = []
    for (const path of paths) {
      await page.goto(origin + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      texts.push(...textsOf(await page.locator('body').ariaSnapshot()))
    }
    return `${[...new Set(texts)].join('\n')}\n`
  }
  const donors = ['/darce', '/moje-platby', '/jak-pomahat', '/muj-ucet/dokumenty']
  const families = ['/prijemce', '/prijemce/historie-prispevku', '/prijemce/dokumenty']
  store('spoken-cs.txt', (await read(donor, donors)) + (await read(family, families)))
  await donor.getByRole('button', { name: 'English' }).click()
  store('spoken-en.txt', await read(donor, donors))
}

/** The name or the text of each line of a snapshot, without roles and states. */
const textsOf = (snapshot: string): string[] =>
  snapshot.split('\n').flatMap((line) => {
    const [, name, text] = /^ *- [a-z]+(?: "((?:[^"\\]|\\.)*)")?(?: \[.*\])?(?:: (.+))?$/.exec(line) ?? []
    const said = (text ?? name ?? '').replace(/^"|"$/g, '')
    return said === '' ? [] : [said]
  })
