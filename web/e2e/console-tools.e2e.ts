import { expect, type Page } from '@playwright/test'
import { expectAccessible, type SandboxWorld, test } from './sandbox.ts'

const openTool = (page: Page, world: SandboxWorld, tab: string) => page.goto(`/sandbox?world=${world.id}#${tab}`)

type Here = { id: string; now: string; frozen: boolean }

const worldOf = async (page: Page, id: string): Promise<Here> =>
  (await (await page.request.get(`/sandbox/worlds/${id}`)).json()) as Here

/** The world that the browser has entered. */
async function enteredWorld(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('world'))?.value ?? ''
}

test('the tools of the console: a fault is set and removed, a snapshot is saved and opened, the atlas shows an error on its screen, and values and coverage are shown', {
  tag: '@long',
}, async ({ page, request, world }) => {
  await request.patch(`/sandbox/worlds/${world.id}/clock`, { data: { frozen: true } })
  await openTool(page, world, 'faults')
  await expect(page.getByText('V tomto světě všechno funguje')).toBeVisible()
  await page.getByRole('button', { name: /^Nastavit: Hodnocení nadace \(saveNps\)/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'fault-1' })
  await expect(line).toContainText('Hodnocení nadace (saveNps): spojení se přetrhne')
  await expect(line).toContainText(/stalo se, ale klient to neví · potká ještě 1\svolání/)
  const answer = await page.request.get(`/sandbox/worlds/${world.id}/faults`)
  expect(await answer.json()).toMatchObject({
    faults: [{ operationId: 'saveNps', kind: 'reset', when: 'after', left: 1 }],
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zrušit fault-1' }).click()
  await expect(line).toHaveCount(0)

  // Another one is created in the form, for an operation found by its screen.
  await page.getByRole('combobox', { name: 'Operace' }).fill('muj-ucet/nps')
  await page.getByRole('option', { name: /\(saveNps\)$/ }).click()
  await page.getByRole('combobox', { name: 'Chyba ze smlouvy' }).selectOption('423 vote-locked')
  await page.getByRole('button', { name: 'Nastavit poruchu' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'fault-2' })).toContainText(
    'Hodnocení nadace (saveNps): zdokumentovaná chyba, 423 vote-locked',
  )

  await openTool(page, world, 'snapshots')
  await page.getByLabel(/^Poznámka \(/).fill('Před hlasováním')
  await page.getByRole('button', { name: 'Uložit chvíli' }).click()
  for (const button of [/^Zapomenout chvíli/, /^Smazat odkaz/])
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: button }) })).toContainText(
      'Před hlasováním',
    )
  await expectAccessible(page)

  await openTool(page, world, 'atlas')
  await page.getByRole('searchbox', { name: 'Hledat' }).fill('getNps internal-error')
  await expectAccessible(page)
  const portal = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Anglicky: getNps 500 internal-error' }).click()
  const screen = await portal
  await expect(screen).toHaveURL('/muj-ucet/nps')
  await expect(screen.locator('html')).toHaveAttribute('lang', 'en')
  await expect(screen.getByRole('main').getByRole('alert')).toBeVisible()

  await openTool(page, world, 'magic')
  await expect(page.getByRole('heading', { level: 3, name: 'startCardPayment' })).toBeVisible()
  await expect(page.getByRole('main').locator('[lang="en"]'), 'phrases without Czech words').toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Hledat' }).fill('startCardPayment')
  await expect(page.getByRole('button', { name: 'Zkopírovat: DECLINED', exact: true })).toBeVisible()
  await expectAccessible(page)
  await openTool(page, world, 'coverage')
  await page.getByRole('searchbox', { name: 'Hledat' }).fill('saveNps')
  await expect(page.getByRole('rowheader', { name: 'saveNps' })).toBeVisible()
  await expect(page.getByText(/z\s\d+ zdokumentovaných odpovědí/)).toBeVisible()
  await expectAccessible(page)

  await openTool(page, world, 'snapshots')
  const before = await worldOf(page, world.id)
  const link = await page.getByText(/\/sandbox\/snapshots\/[\w-]+\/open\?to=%2Fsandbox%2F$/).textContent()
  // The cookies of this request are the browser's.
  await page.request.get(link ?? '')
  const entered = await enteredWorld(page)
  expect(entered).not.toBe(world.id)
  expect(await worldOf(page, entered)).toMatchObject({ now: before.now, frozen: true })
  await request.delete(`/sandbox/worlds/${entered}`)
})
