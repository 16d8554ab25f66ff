import { signInDonor, signInRecipient } from '../../../../browser/sign-in.ts'
import type { Things } from '../make-things.ts'

export type Screen = { path: string; user: 'visitor' | 'donor' | 'family' }

/** The ten main screens. */
export const screens: readonly Screen[] = [
  { path: '/registrace', user: 'visitor' },
  { path: '/login', user: 'visitor' },
  { path: '/jak-pomahat', user: 'visitor' },
  { path: '/dotaznik-onko', user: 'visitor' },
  { path: '/darce', user: 'donor' },
  { path: '/moje-platby', user: 'donor' },
  { path: '/muj-ucet/danove', user: 'donor' },
  { path: '/muj-ucet/profil', user: 'donor' },
  { path: '/prijemce', user: 'family' },
  { path: '/prijemce/moje-fotky', user: 'family' },
]

/** The sessions of a visitor, a donor and a family, to open their screens in any browser, and each screen as Chromium prints it on a dark device. */
export async function makeScreens({ folder, open, origin, store }: Things) {
  const donor = await open('screens', '/login')
  const visitor = await open('screens-of-visitors', '/login')
  const family = await open('screens-of-families', '/prijemce/prihlaseni')
  await signInDonor(donor)
  await signInRecipient(family, origin, 'screens-of-families')
  const pages = { visitor, donor, family }
  for (const [user, page] of Object.entries(pages)) {
    await page.context().storageState({ path: `${folder}/${user}.json` })
    await page.emulateMedia({ colorScheme: 'dark' })
  }
  for (const { path, user } of screens) {
    await pages[user].goto(origin + path)
    await pages[user].getByRole('heading', { level: 1 }).waitFor()
    await pages[user].waitForLoadState('networkidle')
    store(`print-${path.slice(1).replaceAll('/', '-')}.pdf`, await pages[user].pdf({ format: 'A4' }))
  }
  store('screens.json', JSON.stringify({ origin }))
}
