const files = import.meta.glob<object>(
  [
    './locales/en.json',
    './pages/locales/en.json',
    '../features/*/locales/en.json',
    '../shared/conflict/locales/en.json',
    '../shared/ui/locales/en.json',
    '../shared/ui/uploads/locales/en.json',
  ],
  { import: 'default' },
)

/**
 * Fetches the English texts of a namespace; undefined if there are none, because recipients' texts stay Czech. A module of its own, which
 * Czech pages never load: it names the file of every feature.
 */
export function loadEnglish(namespace: string): Promise<object> | undefined {
  return files[addressOf(namespace)]?.()
}

const folders: Readonly<Record<string, string>> = {
  app: '.',
  conflict: '../shared/conflict',
  pages: './pages',
  ui: '../shared/ui',
  uploads: '../shared/ui/uploads',
}

const addressOf = (namespace: string) => `${folders[namespace] ?? `../features/${namespace}`}/locales/en.json`
