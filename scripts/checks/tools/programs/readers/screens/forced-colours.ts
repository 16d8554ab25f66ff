import { writeFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { Screen } from '../../things/screens.ts'
import { faultyScreens, openScreen } from './open-screens.ts'

/** Firefox forces its colours by a preference, Chromium by emulation. */
const FORCED: BrowserContextOptions = {
  forcedColors: 'active',
  colorScheme: 'dark',
  viewport: { width: 1280, height: 900 },
}

async function openForced(browser: Browser, screen: Screen): Promise<Page> {
  const page = await openScreen(browser, screen, FORCED)
  if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)))
    throw new Error('Colours are not forced.')
  return page
}

/** Buttons and fields with neither a border nor an underline nor an icon, which look like text. */
export const borders = (browser: Browser) =>
  faultyScreens(async (screen) => {
    const page = await openForced(browser, screen)
    const found = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>(
          'button, [role=button], select, textarea, input:not([type=radio], [type=checkbox])',
        ),
      ).flatMap((control) => {
        if (
          !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          control.querySelector('svg, img')
        )
          return []
        const frames = [control, control.parentElement ?? control, control.firstElementChild ?? control].map(
          (element) => getComputedStyle(element),
        )
        const isFramed = frames.some(
          ({
            borderBottomStyle,
            borderBottomWidth,
            borderBottomColor,
            outlineStyle,
            textDecorationLine,
            backgroundColor,
          }) =>
            (borderBottomStyle !== 'none' &&
              Number.parseFloat(borderBottomWidth) > 0 &&
              borderBottomColor !== backgroundColor) ||
            outlineStyle !== 'none' ||
            textDecorationLine.includes('underline'),
        )
        return isFramed ? [] : [`${control.textContent?.trim().slice(0, 30) || control.getAttribute('name')}`]
      }),
    )
    await page.context().close()
    return found
  })

/** Choices whose picture stays the same when they are chosen. */
export const checks = (browser: Browser) =>
  faultyScreens(async (screen) => {
    const page = await openForced(browser, screen)
    const same: string[] = []
    const choices = await page.locator('main :is(input[type=radio], input[type=checkbox]):not(:checked)').all()
    for (const choice of choices.slice(0, 4)) {
      const label = page.locator('label', { has: choice }).or(choice.locator('xpath=..')).first()
      if (!(await label.isVisible())) continue
      const set = (isChecked: boolean) =>
        choice.evaluate((input: HTMLInputElement, value) => Object.assign(input, { checked: value }).checked, isChecked)
      const before = await label.screenshot()
      await set(true)
      const after = await label.screenshot()
      await set(false)
      if (before.equals(after)) same.push((await label.textContent())?.slice(0, 30) ?? '')
    }
    await page.context().close()
    return same
  })

const MOST_STOPS = 40

/** Controls that look the same with the focus and without it. */
export const rings = (browser: Browser) =>
  faultyScreens(async (screen) => {
    const page = await openForced(browser, screen)
    const same: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      const has = await page.evaluate(() => {
        const control = document.activeElement
        if (!control || control === document.body) return undefined
        // The ring of a choice is on what is drawn in its place.
        const near = [control, control.nextElementSibling, control.parentElement, control.closest('label')]
        return near.some((element) => {
          const { outlineStyle, outlineWidth } = element
            ? getComputedStyle(element)
            : { outlineStyle: 'none', outlineWidth: '0' }
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
        })
      })
      if (has === undefined) break
      if (!has)
        same.push(
          await page.evaluate(
            () => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim().slice(0, 30)}`,
          ),
        )
    }
    await page.context().close()
    return same
  })

/** Drawings of a background alone: bars and dots without a text, a border or colours of their own, which forced colours take away. */
export const backgrounds = (browser: Browser) =>
  faultyScreens(async (screen) => {
    const page = await openForced(browser, screen)
    const drawn = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('main *, header *')).flatMap((element, index) => {
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
          if (element.textContent?.trim() || element.querySelector('svg, img, input') || element.closest('svg'))
            return []
          const { width, height } = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          if (
            width < 3 ||
            height < 3 ||
            style.clipPath !== 'none' ||
            element.matches('input, select, textarea, img, hr, canvas')
          )
            return []
          const around = (from: Element | null): string => {
            if (!from) return 'none'
            const { backgroundColor } = getComputedStyle(from)
            return /, 0\)$|transparent/.test(backgroundColor) ? around(from.parentElement) : backgroundColor
          }
          const isSeen =
            (!/, 0\)$|transparent/.test(style.backgroundColor) &&
              style.backgroundColor !== around(element.parentElement)) ||
            style.backgroundImage !== 'none' ||
            (style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0)
          return isSeen ? [`${index} ${element.className}`] : []
        }),
      )
    const forced = new Set(await drawn())
    await page.emulateMedia({ forcedColors: 'none' })
    const before = await drawn()
    await page.context().close()
    return before.filter((element) => !forced.has(element)).map((element) => element.split(' ').slice(1).join(' '))
  })

/** Stores pictures of the payment codes. */
export async function codes(browser: Browser): Promise<string> {
  const page = await openForced(browser, { path: '/jak-pomahat', user: 'visitor' })
  const all: Record<string, Locator> = {
    czech: page.getByRole('img', { name: /^QR kód pro platbu/ }).first(),
    european: page.getByRole('img', { name: /^Evropský platební QR kód/ }).first(),
  }
  await page.getByRole('radio', { name: /^500/ }).check()
  await page.getByRole('textbox', { name: 'Částka v eurech' }).fill('2 000')
  for (const [name, code] of Object.entries(all)) writeFileSync(`forced-${name}.png`, await code.screenshot())
  await page.context().close()
  return 'drawn'
}
