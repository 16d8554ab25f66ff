import { expect, type Locator, type Page } from '@playwright/test'
import { malformedMarkdown } from '../src/testing/malformed-markdown.ts'
import { enterDonor, enterFamily } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const FORBIDDEN = 'script, style, img, iframe, object, embed, form, video, audio, [onclick], [onerror], [style]'
const fences = (text: string) => Number(/^`{3}|^<(plaintext|xmp)/.test(text))
/**
 * The corpus after a first text. Its longest fence would turn everything after it into code, so it
 * is last.
 */
const textsAfter = (first: string) =>
  [
    first,
    // The contract allows no control characters.
    ...malformedMarkdown
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

/**
 * Puts the corpus once into each of the named properties of every JSON response of a path; the text
 * begins with the name of the property.
 */
async function rewriteAnswers(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.route(
    (url) => url.pathname.split('/')[2] === path,
    async (route) => {
      const response = await route.fetch()
      const left = new Set(names)
      const json = JSON.parse(await response.text(), (key, value: unknown) =>
        typeof value === 'string' && left.delete(key) ? textsAfter(key) : value,
      )
      await route.fulfill({ response, json })
    },
  )
}

/** The Markdown itself: the element around its first paragraph. */
const textIn = (scope: Locator, first: string) => scope.getByText(first, { exact: true }).locator('..').first()

async function expectHarmless(scope: Locator, first: string): Promise<void> {
  const text = textIn(scope, first)
  await expect(text).toContainText('Tom & Jerry')
  await expect(text.locator(FORBIDDEN)).toHaveCount(0)
}

test('malicious Markdown is shown without running any of it: the notice, a story, the terms, the consent, a form and the note to it (rule 18.6)', {
  tag: '@long',
}, async ({ page, world }) => {
  test.slow()
  const violations = await watch(page)
  await rewriteAnswers(page, 'families', ['story'])
  await rewriteAnswers(page, 'valueStore', ['terms_general', 'terms_personal_data'])
  await rewriteAnswers(page, 'helpRequest', ['note', 'lead', 'description'])
  await trigger(page, world, { kind: 'notice', text: textsAfter('notice').slice(0, 5_000) })
  const close = page.getByRole('button', { name: 'Zavřít' })

  await test.step('the terms, and the site notice above them', async () => {
    await world.open('/registrace')
    await expectHarmless(page.getByRole('status').filter({ has: close }), 'notice')
    await close.click()
    await page.getByRole('button', { name: 'Přečíst obecné podmínky' }).click()
    await expectHarmless(page.getByRole('dialog'), 'terms_general')
  })

  await test.step('the note to a returned request, and the texts of its form', async () => {
    await world.open('/dotaznik-editace?odkaz=edit-rodina-2026')
    await expectHarmless(page.getByRole('main'), 'note')
    await page.getByRole('link', { name: 'Kdo je nemocný' }).click()
    await expectHarmless(page.getByRole('main'), 'description')
  })

  await test.step('a story that a donor reads', async () => {
    await enterDonor(page, world, '10000001')
    await page.getByRole('link', { name: /^Přečíst příběh: / }).click()
    await expectHarmless(page.locator('div[lang=cs]'), 'story')
  })

  await test.step('the text of the consent', async () => {
    await enterDonor(page, world, '10000005', '/zpracovani-osobnich-udaju')
    await page.getByRole('button', { name: 'Přečíst celé znění' }).click()
    await expectHarmless(page.getByRole('dialog'), 'terms_personal_data')
  })
  expect(violations).toEqual([])
})

test('a family reads an offer of help with malicious Markdown; their own story with it is previewed, and the page opens again with it as a draft', {
  tag: '@long',
}, async ({ page, world }) => {
  const violations = await watch(page)
  await rewriteAnswers(page, 'helpOffers', ['text'])
  await enterFamily(page, world, '2000001', '1985-04-01', { path: '/prijemce/nabidky-pomoci' })
  await expectHarmless(page.getByRole('article').first(), 'text')

  await page.getByRole('navigation').getByRole('link', { name: 'Moje údaje' }).click()
  const story = page.getByLabel('Co chcete dárcům říct o své rodině')
  const preview = page.getByRole('region', { name: 'Tak ho uvidí dárci' })
  await story.fill(`${textsAfter('story').slice(0, 4_800)}\n\n&#0; \u0001`)
  await expect(textIn(preview, 'story')).toContainText('Tom & Jerry')
  await expect(preview.locator(FORBIDDEN)).toHaveCount(0)
  await story.fill('Tom &amp; Jerry')
  await expect(preview).toContainText('Tom & Jerry')
  await page.reload()
  await expectHeading(page)
  await expect(story).toHaveValue('Tom &amp; Jerry')
  await expect(preview).toContainText('Tom & Jerry')
  expect(violations).toEqual([])
})
