import type { Names } from './names.ts'
import { pageSource, testSource } from './page-files.ts'
import { addressOf } from './screen-part.ts'

const TEXTS = {
  cs: { text: 'Text', send: 'Odeslat', sent: 'Odesláno' },
  en: { text: 'Text', send: 'Send', sent: 'Sent' },
}

/** The query of the operation; for a new resource its texts and its screen, for a part those of the part. Recipients read Czech only. */
export function webFiles(root: string, names: Names): Readonly<Record<string, string>> {
  const { resource, isNew, method, person, title, texts: key, partOf, stem } = names
  const feature = `web/src/features/${resource}`
  const query = { [`${feature}/${resource}-queries.ts`]: querySource(names) }
  if (!isNew && partOf === undefined) return query
  const texts = (language: 'cs' | 'en') => {
    const own = { title: title[language], ...(method === 'post' && TEXTS[language]) }
    return `${JSON.stringify(key ? { [key.slice(1)]: own } : own, null, 2)}\n`
  }
  const [page, test, address] =
    partOf === undefined
      ? [`web/src/screens/${resource}-screen.tsx`, `${resource}-screen`, names.screen]
      : [`${feature}/${stem}.tsx`, `${partOf}-${stem}`, addressOf(root, names, partOf)]
  return {
    ...query,
    [`${feature}/locales/cs.json`]: texts('cs'),
    ...(person === 'donor' && { [`${feature}/locales/en.json`]: texts('en') }),
    [page]: pageSource(names),
    [`web/src/screens/${test}.dom.test.tsx`]: testSource(names, address),
  }
}

function querySource({ stem, pascal, operation, method, path, parameters }: Names): string {
  const ids = parameters.map(({ name }) => `, ${name}`).join('')
  const typed = ids.replaceAll(/\w+/g, '$&: string')
  const inPath = ids && `path: { ${ids.slice(2)} }`
  if (method === 'get')
    return `import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { ${pascal} } from '#web/shared/api/wire.ts'

/** Throws \`ApiFailure\`. */
export async function ${operation}(api: Api${typed}): Promise<${pascal}> {
  return responseOf(await api.GET('${path}'${ids && `, { params: { ${inPath} } }`}))
}

export function ${operation}Query(api: Api${typed}) {
  return queryOptions({ queryKey: ['${stem}'${ids}], queryFn: () => ${operation}(api${ids}) })
}
`
  return `import { answerOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { ${pascal}Request } from '#web/shared/api/wire.ts'

/** \`key\` names the intent: sent again, it counts once (rule 18.10). Throws \`ApiFailure\`. */
export async function ${operation}(api: Api${typed}, request: ${pascal}Request, key: string): Promise<void> {
  answerOf(await api.POST('${path}', { params: { ${inPath && `${inPath}, `}header: { 'Idempotency-Key': key } }, body: request }))
}
`
}
