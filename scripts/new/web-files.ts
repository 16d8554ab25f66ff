import type { Names } from './names.ts'

const TEXTS = {
  cs: { text: 'Text', send: 'Odeslat', sent: 'Odesláno' },
  en: { text: 'Text', send: 'Send', sent: 'Sent' },
}

/** The query of the operation; for a new resource also its texts and its screen. Recipients read Czech only. */
export function webFiles(names: Names): Readonly<Record<string, string>> {
  const { resource, isNew, stem, method, person, title } = names
  const feature = `web/src/features/${resource}`
  const query = { [`${feature}/${stem}-queries.ts`]: querySource(names) }
  if (!isNew) return query
  const isGet = method === 'get'
  const texts = (language: 'cs' | 'en') =>
    `${JSON.stringify({ title: title[language], ...(!isGet && TEXTS[language]) }, null, 2)}\n`
  return {
    ...query,
    [`${feature}/locales/cs.json`]: texts('cs'),
    ...(person === 'donor' && { [`${feature}/locales/en.json`]: texts('en') }),
    [`web/src/screens/${resource}-screen.tsx`]: isGet ? textScreenSource(names) : formScreenSource(names),
    [`web/src/screens/${resource}-screen.dom.test.tsx`]: testSource(names),
  }
}

function querySource({ stem, pascal, operation, method, path }: Names): string {
  if (method === 'get')
    return `import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { ${pascal} } from '../../shared/api/wire.ts'

/** Throws \`ApiFailure\`. */
export async function ${operation}(api: Api): Promise<${pascal}> {
  return responseOf(await api.GET('${path}', { params: { query: {} } }))
}

export function ${operation}Query(api: Api) {
  return queryOptions({ queryKey: ['${stem}'], queryFn: () => ${operation}(api) })
}
`
  return `import { answerOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { ${pascal}Request } from '../../shared/api/wire.ts'

/** \`key\` names the intent: sent again, it counts once (rule 18.10). Throws \`ApiFailure\`. */
export async function ${operation}(api: Api, request: ${pascal}Request, key: string): Promise<void> {
  answerOf(await api.POST('${path}', { params: { header: { 'Idempotency-Key': key } }, body: request }))
}
`
}

const screenHead = ({ resource, camel }: Names, imports: string) =>
  `${imports}import ${camel} from '../features/${resource}/locales/cs.json' with { type: 'json' }
import { Card } from '../shared/ui/card.tsx'
import { Stack } from '../shared/ui/stack.tsx'

export const texts = { '${resource}': ${camel} }
`

const screenSource = ({ resource, pascal, screen, title }: Names, part: string) => `
/** ${screen}: ${title.en}. */
export function Component() {
  const { t } = useTranslation('${resource}')
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <h1>{t(($) => $.title)}</h1>
        <${pascal}${part} />
      </Stack>
    </Card>
  )
}
`

const textScreenSource = (names: Names) =>
  `${screenHead(
    names,
    `import { useTranslation } from 'react-i18next'
import { ${names.operation}Query } from '../features/${names.resource}/${names.stem}-queries.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import { FailureBanner } from '../shared/failure/failure-banner.tsx'
import { Skeleton } from '../shared/ui/skeleton.tsx'
`,
  )}${screenSource(names, 'Text')}
function ${names.pascal}Text() {
  const { data, failure, retry } = useLoaded(${names.operation}Query(useApi()))
  if (data) return <p>{data.text}</p>
  if (!failure) return <Skeleton shape="titled" lines={3} />
  return <FailureBanner failure={failure} ns="${names.resource}" onRetry={failure.isPassing ? retry : undefined} />
}
`

const formScreenSource = (names: Names) => {
  const { resource, camel, pascal, operation, stem } = names
  return `${screenHead(
    names,
    `import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ${operation} } from '../features/${resource}/${stem}-queries.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { ${camel}RequestSchema } from '../shared/api/schemas.ts'
import { useSave } from '../shared/api/use-save.ts'
import type { ${pascal}Request } from '../shared/api/wire.ts'
import { useFormWithFailure } from '../shared/forms/contract-form.ts'
import { messagesOf, validationKey } from '../shared/forms/validation-text.ts'
import { FailureBanner } from '../shared/failure/failure-banner.tsx'
import { Banner } from '../shared/ui/banner.tsx'
import { Button } from '../shared/ui/button.tsx'
import { ErrorSummary } from '../shared/ui/fields/error-summary.tsx'
import { TextAreaField } from '../shared/ui/fields/text-area-field.tsx'
`,
  )}${screenSource(names, 'Form')}
function ${pascal}Form() {
  const { t } = useTranslation('${resource}')
  const { t: ui } = useTranslation('ui')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: ${pascal}Request, { idempotencyKey }) => ${operation}(api, request, idempotencyKey),
  })
  const [isSent, setSent] = useState(false)
  const { formProps, codes, attempt, sending, failure } = useFormWithFailure({
    schema: ${camel}RequestSchema,
    onSubmit: async (request) => {
      await saveAsync(request)
      setSent(true)
    },
  })
  if (isSent) return <Banner tone="ok" role="status" title={t(($) => $.sent)} />
  const label = t(($) => $.text)
  const errors = messagesOf(codes, (code) => ui(($) => $[validationKey(code)]))
  const summary = Object.entries(errors).map(([name, message]) => ({ name, message: \`\${label}: \${message}\` }))
  return (
    <form {...formProps} aria-label={t(($) => $.title)}>
      <Stack gap={5}>
        {failure !== undefined && <FailureBanner failure={failure} ns="${resource}" />}
        <ErrorSummary attempt={attempt} errors={summary} />
        <TextAreaField name="text" label={label} errors={errors} required />
        <div>
          <Button type="submit" variant="primary" busy={sending}>
            {t(($) => $.send)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
`
}

function testSource({ resource, method, person, path, screen }: Names): string {
  const call = `${method.toUpperCase()} ${path}`
  const [build, source] =
    person === 'donor' ? ['loginAnswer()', 'loginAnswer'] : ['recipientAnswer()', 'recipientAnswer']
  const head = `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import texts from '../features/${resource}/locales/cs.json' with { type: 'json' }
import { ${source} } from '../testing/people.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'
`
  if (method === 'get')
    return `${head}
test('the text is shown', async () => {
  await renderApp({
    path: '${screen}',
    signedIn: ${build},
    answers: { '${call}': { error_code: 200, response: { text: 'Držíme palce.' } } },
  })
  await pageHeading(texts.title)
  expect(await screen.findByText('Držíme palce.')).toBeDefined()
})
`
  return `${head}
test('what is written is sent once, and the page says so', async () => {
  const { user, callsOf } = await renderApp({
    path: '${screen}',
    signedIn: ${build},
    answers: { '${call}': { error_code: 200 } },
  })
  await pageHeading(texts.title)
  await user.type(screen.getByRole('textbox', { name: texts.text }), 'Držíme palce.')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.sent)).toBeDefined()
  expect(callsOf('${call}').map(({ body }) => body)).toEqual([{ text: 'Držíme palce.' }])
})
`
}
