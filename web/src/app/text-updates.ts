import type { i18n } from 'i18next'

/** Sent by the development server (`web/vite.config.ts`) instead of a reload when a file of texts is saved. */
export const TEXTS_SAVED = 'portal:texts-saved'

export interface SavedTexts {
  /** Path of the file below `web`, with slashes. */
  readonly file: string
  readonly texts: object
}

type Hot = { on(event: typeof TEXTS_SAVED, listener: (saved: SavedTexts) => void): void }

/** Development only: does not reset what the user has typed into forms. */
export function applySavedTexts(hot: Hot, instance: i18n): void {
  hot.on(TEXTS_SAVED, ({ file, texts }) => {
    const { namespace, language } = bundleOf(file)
    // Texts that no screen has loaded yet are fetched with their screen.
    if (!instance.hasResourceBundle(language, namespace)) return
    // Merging alone would not remove deleted keys.
    instance.removeResourceBundle(language, namespace)
    instance.addResourceBundle(language, namespace, texts)
  })
}

/** Named after the folder that has `locales`; texts of the form engine are the exception. */
export function bundleOf(file: string): { namespace: string; language: string } {
  const [, folder = '', language = ''] = /([^/]+)\/locales\/([^/]+)\.json$/.exec(file) ?? []
  return { namespace: folder === 'form-engine' ? 'form' : folder, language }
}
