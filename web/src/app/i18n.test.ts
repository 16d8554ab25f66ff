import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MissingTranslation } from '../shared/api/missing-translation.ts'
import { addTexts, createI18n, switchLanguage } from './i18n.ts'

type Text = string | { [key: string]: Text }
const PLURAL = /_(zero|one|two|few|many|other)$/

/**
 * Keys with their dots; the forms of a plural count as one, because languages have different ones.
 */
function keysOf(text: Text, prefix = ''): string[] {
  if (typeof text === 'string') return [prefix.replace(PLURAL, '')]
  return Object.entries(text).flatMap(([key, value]) => keysOf(value, prefix === '' ? key : `${prefix}.${key}`))
}

function formsOf(text: Text): string[] {
  return typeof text === 'string' ? [] : Object.entries(text).flatMap(([key, value]) => [key, ...formsOf(value)])
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Text
const folders = globSync('web/src/**/locales/cs.json').map((file) => file.replace('/cs.json', ''))
/** Recipients’ pages are always Czech (rule 1.2). */
const isCzechOnly = (folder: string) =>
  /(features\/(login-recipient|recipient-|family-member|contribution|help-offer|help-request|renewal|contact-view))|shared\/(editing|form-engine|form-files|long-form|session)/.test(
    folder,
  )

describe.each(folders.filter((folder) => !isCzechOnly(folder)))('%s', (folder) => {
  it('says the same things in Czech and English', () => {
    const cs = read(`${folder}/cs.json`)
    expect([...new Set(keysOf(read(`${folder}/en.json`)))].toSorted()).toEqual([...new Set(keysOf(cs))].toSorted())
  })
})

describe.each(folders)('%s', (folder) => {
  it('has every form of a Czech plural', () => {
    const plurals = formsOf(read(`${folder}/cs.json`)).filter((key) => PLURAL.test(key))
    for (const stem of new Set(plurals.map((key) => key.replace(PLURAL, '')))) {
      const forms = plurals
        .filter((key) => key.replace(PLURAL, '') === stem)
        .map((key) => basename(key).slice(stem.length))
      expect(`${stem}: ${forms.toSorted().join(' ')}`).toBe(`${stem}: _few _many _one _other`)
    }
  })
})

describe('texts', () => {
  it('are Czech by default and English once chosen and fetched', async () => {
    const i18n = createI18n(() => {})
    expect(i18n.t(($) => $.logIn)).toBe('Přihlásit se')
    await switchLanguage(i18n, 'en')
    expect(i18n.t(($) => $.logIn)).toBe('Log in')
    await switchLanguage(i18n, 'cs')
    expect(i18n.t(($) => $.logIn)).toBe('Přihlásit se')
  })

  it('are in the language chosen last, even if the first choice loaded later', async () => {
    const i18n = createI18n(() => {})
    await Promise.all([switchLanguage(i18n, 'en'), switchLanguage(i18n, 'cs')])
    expect(i18n.language).toBe('cs')
  })

  it('of a screen that loads later are English too', async () => {
    const i18n = createI18n(() => {})
    await switchLanguage(i18n, 'en')
    await addTexts(i18n, { login: read('web/src/features/login/locales/cs.json') as object }, 'en')
    expect(i18n.t(($) => $.submit, { ns: 'login' })).toBe('Log in')
  })

  it('of a screen that loads while the language is being switched are English too', async () => {
    const i18n = createI18n(() => {})
    const switching = switchLanguage(i18n, 'en')
    await Promise.all([
      switching,
      addTexts(i18n, { login: read('web/src/features/login/locales/cs.json') as object }, 'cs'),
    ])
    expect(i18n.t(($) => $.submit, { ns: 'login' })).toBe('Log in')
  })

  it('fall back to Czech where English has no text', async () => {
    const i18n = createI18n(() => {})
    await switchLanguage(i18n, 'en')
    i18n.addResourceBundle('cs', 'app', { logIn: 'Přihlásit se', onlyHere: 'jen česky' }, true)
    expect(i18n.t('onlyHere' as never)).toBe('jen česky')
  })

  it('decline with their number', () => {
    const { t } = createI18n(() => {})
    const left = (count: number) => t(($) => $.charactersLeft, { ns: 'ui', count })
    expect([1, 2, 5].map(left)).toEqual(['Zbývá 1 znak', 'Zbývají 2 znaky', 'Zbývá 5 znaků'])
  })
})

describe('a missing text', () => {
  it('is reported for the language that lacks it, once per key and language', async () => {
    const missing: MissingTranslation[] = []
    const i18n = createI18n((key) => missing.push(key))
    const czech = i18n.cloneInstance({ lng: 'cs' })
    i18n.t('neverWritten' as never)
    czech.t('neverWritten' as never)
    i18n.t('norThis' as never, { ns: 'ui' })
    await switchLanguage(i18n, 'en')
    i18n.t('neverWritten' as never)
    i18n.t('neverWritten' as never)
    expect(missing).toEqual([
      { language: 'cs', namespace: 'app', key: 'neverWritten' },
      { language: 'cs', namespace: 'ui', key: 'norThis' },
      { language: 'en', namespace: 'app', key: 'neverWritten' },
    ])
  })

  it('is reported for English although the Czech one is shown', async () => {
    const missing: MissingTranslation[] = []
    const i18n = createI18n((key) => missing.push(key))
    await switchLanguage(i18n, 'en')
    i18n.addResourceBundle('cs', 'app', { inCzech: { deep: 'jen česky', few_one: 'jeden', few_other: 'víc' } }, true)
    expect(i18n.t('inCzech.deep' as never)).toBe('jen česky')
    expect(i18n.t('inCzech.few' as never, { count: 1 })).toBe('jeden')
    expect(i18n.t(($) => $.logIn)).toBe('Log in')
    expect(missing).toEqual([
      { language: 'en', namespace: 'app', key: 'inCzech.deep' },
      { language: 'en', namespace: 'app', key: 'inCzech.few' },
    ])
  })
})
