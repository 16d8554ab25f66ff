import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { applySavedTexts, bundleOf, type SavedTexts } from './text-updates.ts'

function makePortal() {
  const i18n = createI18n(() => {})
  const listeners: ((saved: SavedTexts) => void)[] = []
  applySavedTexts({ on: (_event, listener) => void listeners.push(listener) }, i18n)
  return { i18n, save: (saved: SavedTexts) => listeners[0]?.(saved) }
}

test('saved texts replace those of their namespace, deleted keys included', () => {
  const { i18n, save } = makePortal()
  save({ file: 'src/app/locales/cs.json', texts: { logIn: 'Vstoupit' } })
  expect(i18n.getResourceBundle('cs', 'app')).toEqual({ logIn: 'Vstoupit' })
})

test('saved texts that are not loaded yet are left to their screen', () => {
  const { i18n, save } = makePortal()
  save({ file: 'src/features/nps/locales/en.json', texts: { title: 'Rating' } })
  expect(i18n.hasResourceBundle('en', 'nps')).toBe(false)
})

test.each(globSync('web/src/**/locales/cs.json'))('%s belongs to a generated namespace', (file) => {
  const { namespace, language } = bundleOf(file)
  expect(language).toBe('cs')
  expect(readFileSync('generated/namespaces.ts', 'utf8')).toMatch(new RegExp(`^ +'?${namespace}'?: typeof `, 'm'))
})
