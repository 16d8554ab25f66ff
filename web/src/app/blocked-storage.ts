import type { i18n } from 'i18next'
import texts from '../features/storage-notice/locales/cs.json' with { type: 'json' }
import { showAlert } from '../shared/ui/alerts/alerts.ts'
import { addTexts } from './i18n.ts'

const items = new Map<string, string>()

/** For a browser that blocks cookies and the data of websites: lasts as long as the page. */
export const pageStorage: Storage = {
  get length() {
    return items.size
  },
  key: (index) => [...items.keys()][index] ?? null,
  getItem: (name) => items.get(name) ?? null,
  setItem: (name, value) => void items.set(name, value),
  removeItem: (name) => void items.delete(name),
  clear: () => items.clear(),
}

/** It covers the menu until it is closed. */
const SHOWN_MS = 60_000

/** Says on each page what does not work in such a browser, and what to do. */
export async function explainBlockedStorage(instance: i18n): Promise<void> {
  await addTexts(instance, { 'storage-notice': texts }, instance.language === 'en' ? 'en' : 'cs')
  const t = instance.getFixedT(null, 'storage-notice')
  const message = { title: t(($) => $.title), text: t(($) => $.text) }
  void showAlert({ ...message, icon: 'warn', toast: true, timer: SHOWN_MS })
}
