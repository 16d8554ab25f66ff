import type { Things } from '../make-things.ts'

/** What a shell could read in a way of its own. */
const MESSAGE = `It's "quoted", $HOME, \`id\`, !!, %s, C:\\new\\\\share # žluťoučký 👼\nsecond line`

/** A call as the console writes it for a shell, and the calls of a world as HAR. */
export async function makeTesters({ open, save, store, origin, post }: Things) {
  const page = await open('testers', '/test')
  const fields = [{ id: 'message', title: 'Zpráva', value: MESSAGE }]
  await post('/w/testers/api/emailForm', { to: 'portal@example.com', subject: 'Zpětná vazba', fields })
  await fetch(`${origin}/w/testers/api/valueStore/nps_showStart`)
  await page.goto(`${origin}/sandbox/?world=testers`)
  const journal = page.getByRole('region', { name: 'Živý deník' })
  await journal.getByRole('button', { name: /sendEmailForm/ }).click()
  const command = (await journal.locator('details pre').first().textContent()) ?? ''
  // As its comment says: a masked value is replaced by hand.
  store('call.sh', command.replace(/"to":\s*"[^"]*"/, '"to":"portal@example.com"'))
  await save(page, 'calls.har', () => journal.getByRole('button', { name: 'Uložit HAR' }).click())
  await save(page, 'audit.zip', () => journal.getByRole('link', { name: 'Uložit pro audit' }).click())
  store('testers.json', JSON.stringify({ origin, message: MESSAGE }))
}
