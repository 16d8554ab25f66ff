import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'

const save = (page: Page) => page.getByRole('button', { name: /Uložit a\s+pokračovat/ })

test('a long form by keyboard: its list, an incomplete part, the review and a refusal are each checked by axe', async ({
  page,
  world,
}) => {
  await world.open('/dotaznik-onko')
  const first = page.getByRole('list', { name: 'Části formuláře' }).getByRole('link').first()
  await expect(first).toHaveAccessibleName(/Kdo je nemocný\s+Začít/)

  await first.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await save(page).press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: 'Jméno nemocného' })
  await expect(name).toBeFocused()
  await page.keyboard.type('Vendelín')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(first).toHaveAccessibleName(/Rozepsáno/)

  await page.getByRole('link', { name: /^Kontrola/ }).press('Enter')
  await expectHeading(page, 'Zkontrolujte, co nám posíláte')
  await page.getByRole('button', { name: /Odeslat/ }).press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Jedno z povinných polích není vyplněno.')
  await expect(page.getByRole('alertdialog').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('alert').getByRole('link').first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Příjmení nemocného' })).toBeFocused()
})

test('sixty fields on one page stay fluent: a key and all its effects take under 50 ms on a four times slower device', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.route('**/helpRequestForms/*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { response: { form: { sections: unknown[] } } }
    const items = Array.from({ length: 60 }, (_, index) => ({
      id: `q-${index}`,
      itemType: index % 3 === 2 ? 'multiline text' : 'text',
      question: `Otázka ${index + 1}`,
      required: true,
    }))
    body.response.form.sections = [{ id: 'all', title: 'Všechno', items }]
    await route.fulfill({ response: answer, json: body })
  })
  await world.open('/dotaznik-onko?cast=all')
  const field = page.getByRole('textbox', { name: 'Otázka 31' })
  await field.focus()
  await watchKeys(page)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let key = 0; key < 30; key += 1) await page.keyboard.press('a')
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(field).toHaveValue('a'.repeat(30))
  expect(await medianOfKeys(page)).toBeLessThan(50)
})

/**
 * Measures how long the page handles each key, from the key event to the layout after all its
 * listeners. The browser's painting is excluded: on a busy machine it would measure the machine.
 */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    let pressed = 0
    Object.assign(window, { keyTimes: times })
    window.addEventListener(
      'keydown',
      () => {
        pressed = performance.now()
      },
      { capture: true },
    )
    // After React, whose listener is on an element below.
    window.addEventListener('input', () => {
      document.body.getBoundingClientRect()
      times.push(performance.now() - pressed)
    })
  })
}

function medianOfKeys(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { keyTimes } = window as unknown as { keyTimes: number[] }
    return keyTimes.toSorted((a, b) => a - b)[Math.floor(keyTimes.length / 2)] as number
  })
}

test('on a phone the title of a long summary is on the screen after an attempt', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.open('/dotaznik-onko?cast=patient')
  await page.getByRole('button', { name: /Uložit a/ }).click()
  await expect(page.getByRole('alert').getByRole('heading')).toBeInViewport({ ratio: 1 })
})
