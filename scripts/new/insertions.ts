import type { Names } from './names.ts'

/** A text that is inserted into a file before the last occurrence of `before`; `taken` are names that must not exist yet. */
export interface Insertion {
  readonly file: string
  readonly before: string
  readonly text: string
  readonly taken: readonly string[]
}

/** Hand-written lists: their content is a choice that no tool can derive. */
export function insertions({ resource, camel, operation, screen, title }: Names): readonly Insertion[] {
  const inTitles = (language: 'cs' | 'en') => ({
    file: `web/src/app/locales/${language}.json`,
    before: '    "test": ',
    text: `    "${camel}": ${JSON.stringify(title[language])},\n`,
    taken: [`    "${camel}": `],
  })
  return [
    {
      file: 'openapi/provider.yaml',
      before: 'security:\n',
      text: `  - name: ${resource}\n    description: ${title.en}.\n    x-rules: rule 2.5\n`,
      taken: [`- name: ${resource}\n`],
    },
    {
      file: 'openapi/provider.yaml',
      before: 'components:\n',
      text: `  /${camel}:\n    $ref: resources/${resource}/paths.yaml#/${camel}\n`,
      taken: [`  /${camel}:\n`],
    },
    {
      file: 'mock-server/src/scenarios/states-of-keys.ts',
      before: '}\n',
      text: `  '${operation} was called with the key pact-${resource}-0001': () => ({
    ...keyUsed('${operation}', 'pact-${resource}-0001', { error_code: 200 }, jana.personId),
    person: jana,
  }),\n`,
      taken: [`'${operation} was`],
    },
    {
      file: 'web/src/shared/paths.ts',
      before: "  consentWithdrawal: '",
      text: `  ${camel}: '${screen}',\n`,
      taken: [`  ${camel}: `, `'${screen}'`],
    },
    {
      file: 'web/src/app/account-routes.ts',
      before: ']\n',
      text: `  {
    path: paths.${camel},
    scopes: ['donor'],
    title: '${camel}',
    load: () => import('../screens/${resource}-screen.tsx'),
  },\n`,
      taken: [`paths.${camel},`],
    },
    inTitles('cs'),
    inTitles('en'),
    {
      file: 'web/console/tools/operation-screens.ts',
      before: '  uploadFiles: null,\n',
      text: `  ${operation}: acting('${screen}', jana),\n`,
      taken: [`  ${operation}: `],
    },
  ]
}
