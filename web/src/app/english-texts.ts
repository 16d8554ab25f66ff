const files = import.meta.glob<object>(
  ['./locales/en.json', '../features/*/locales/en.json', '../shared/ui/locales/en.json'],
  { import: 'default' },
)

/**
 * Fetches the English texts of a namespace; undefined if there are none, because recipients' texts stay Czech. A module of its own, which
 * Czech pages never load: it names the file of every feature.
 */
export function loadEnglish(namespace: string): Promise<object> | undefined {
  return files[addressOf(namespace)]?.()
}

function addressOf(namespace: string): string {
  if (namespace === 'app') return './locales/en.json'
  return namespace === 'ui' ? '../shared/ui/locales/en.json' : `../features/${namespace}/locales/en.json`
}
