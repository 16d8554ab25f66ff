import { expect, type Locator, type Page } from '@playwright/test'
import { hostileMarkdown } from '../src/testing/hostile-markdown.ts'
import { enterDonor, enterFamily } from './enter.ts'
import { expectHeading } from './people.ts'
import { test, type World } from './sandbox.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const FORBIDDEN = 'script, style, img, iframe, object, embed, form, video, audio, [onclick], [onerror], [style]'
const fences = (text: string) => Number(/^`{3}|^<(plaintext|xmp)/.test(text))
/** The longest fence of the corpus would turn everything after it into code, so it comes last. */
const allTexts = [
  'začátek',
  // The contract allows no control characters.
  ...hostileMarkdown
    .filter((text) => !/\p{Cc}/u.test(text.replaceAll('\n', '')))
    .toSorted((a, b) => fences(a) - fences(b)),
].join('\n\n')

/** Refusals of the policy, errors of scripts and dialogs that a text opened. */
async function watch(page: Page): Promise<string[]> {
  const violations = await watchViolations(page)
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    violations.push(`opened a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return violations
}

/** Puts the corpus into the named properties of every JSON answer of a path. */
async function rewriteAnswers(page: Page, path: string, names: readonly string[]): Promise<void> {
  const rewrite = (key: string, value: unknown) => (names.includes(key) && typeof value === 'string' ? allTexts : value)
  await page.route(
    (url) => url.pathname.startsWith(`/api/${path}`),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: JSON.parse(await response.text(), rewrite) })
    },
  )
}

type Place = { name: string; open: (page: Page, world: World) => Promise<Locator> }

const places: readonly Place[] = [
  {
    name: 'the site notice',
    open: async (page, world) => {
      await trigger(page, world, { kind: 'notice', text: allTexts.slice(0, 5_000) })
      await world.open('/')
      return page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Zavřít' }) })
    },
  },
  {
    name: 'a story that a donor reads',
    open: async (page, world) => {
      await rewriteAnswers(page, 'families/', ['story'])
      await enterDonor(page, world, '10000001')
      await page.getByRole('link', { name: /^Přečíst příběh: / }).click()
      return page.locator('div[lang=cs]')
    },
  },
  {
    name: 'an offer of help',
    open: async (page, world) => {
      await rewriteAnswers(page, 'helpOffers', ['text'])
      await enterFamily(page, world, '2000001', '1985-04-01', { path: '/prijemce/nabidky-pomoci' })
      return page.getByRole('article').first()
    },
  },
  {
    name: 'the terms',
    open: async (page, world) => {
      await rewriteAnswers(page, 'valueStore/', ['terms_general'])
      await world.open('/registrace')
      await page.getByRole('button', { name: 'Přečíst obecné podmínky' }).click()
      return page.getByRole('alertdialog')
    },
  },
  {
    name: 'the text of the consent',
    open: async (page, world) => {
      await rewriteAnswers(page, 'valueStore/', ['terms_personal_data'])
      await enterDonor(page, world, '10000005', '/zpracovani-osobnich-udaju')
      await page.getByRole('button', { name: 'Přečíst celé znění' }).click()
      return page.getByRole('alertdialog')
    },
  },
  {
    name: 'the texts of a form',
    open: async (page, world) => {
      await rewriteAnswers(page, 'helpRequestForms/', ['lead', 'description'])
      await world.open('/dotaznik-onko')
      await page.getByRole('link', { name: 'Kdo je nemocný' }).click()
      return page.getByRole('main')
    },
  },
  {
    name: 'the note to a returned request',
    open: async (page, world) => {
      await rewriteAnswers(page, 'helpRequests/', ['note'])
      await world.open('/dotaznik-editace?odkaz=edit-rodina-2026')
      return page.getByRole('main')
    },
  },
]

/** The Markdown itself: the element around its first paragraph. */
const textIn = (scope: Locator, first: string) => scope.getByText(first, { exact: true }).locator('..').first()

test('hostile Markdown is shown everywhere without running any of it (W7)', async ({ page, world }) => {
  test.slow()
  const violations = await watch(page)
  for (const { name, open } of places) {
    await test.step(name, async () => {
      const text = textIn(await open(page, world), 'začátek')
      await expect(text).toContainText('Tom & Jerry')
      await expect(text.locator(FORBIDDEN)).toHaveCount(0)
      expect(violations).toEqual([])
      await page.unrouteAll()
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('a story with character references is previewed, and the page opens again with it as a draft', async ({
  page,
  world,
}) => {
  const violations = await watch(page)
  await enterFamily(page, world, '2000001', '1985-04-01', { path: '/prijemce/moje-udaje' })
  const story = page.getByLabel('Co chcete dárcům říct o své rodině')
  const preview = page.getByRole('region', { name: 'Tak ho uvidí dárci' })
  await story.fill(`${allTexts.slice(0, 4_800)}\n\n&#0; \u0001`)
  await expect(textIn(preview, 'začátek')).toContainText('Tom & Jerry')
  await expect(preview.locator(FORBIDDEN)).toHaveCount(0)
  await story.fill('Tom &amp; Jerry')
  await expect(preview).toContainText('Tom & Jerry')
  await page.reload()
  await expectHeading(page)
  await expect(story).toHaveValue('Tom &amp; Jerry')
  await expect(preview).toContainText('Tom & Jerry')
  expect(violations).toEqual([])
})
