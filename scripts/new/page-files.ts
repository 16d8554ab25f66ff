import type { Names } from './names.ts'

/** The screen of a new resource, or the part of another screen: a card with the title, and in it the text or the form. */
export function pageSource(names: Names): string {
  const { resource, camel, pascal, screen, title, method, texts, partOf, parameters } = names
  const isPart = partOf !== undefined
  const ids = parameters.map(({ name }) => name)
  const props = ids.length > 0 ? `{ ${ids.join(', ')} }: { ${ids.map((name) => `${name}: string`).join('; ')} }` : ''
  // Of another family nothing that was written or sent remains.
  const key = ids.length > 0 && method === 'post' ? ` key={${ids.at(-1)}}` : ''
  const given = key + ids.map((name) => ` ${name}={${name}}`).join('')
  const inside = `${pascal}${method === 'get' ? 'Text' : 'Form'}`
  const head = isPart
    ? `/** ${title.en}. */\nexport function ${pascal}(${props})`
    : `export const texts = { '${resource}': ${camel} }\n\n/** ${screen}: ${title.en}. */\nexport function Component()`
  const ownTexts = `import ${camel} from '../features/${resource}/locales/cs.json' with { type: 'json' }\n`
  const source = `import { useTranslation } from 'react-i18next'
import { Card } from '../shared/ui/card/card.tsx'
import { Stack } from '../shared/ui/stack/stack.tsx'
${isPart ? '' : ownTexts}${method === 'get' ? TEXT_IMPORTS : formImports(names)}
${head} {
  const { t } = useTranslation('${resource}')
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <${isPart ? 'h2' : 'h1'}>{t(($) => $${texts}.title)}</${isPart ? 'h2' : 'h1'}>
        <${inside}${given} />
      </Stack>
    </Card>
  )
}

function ${inside}(${props}) {
${method === 'get' ? textSource(names, ids) : formSource(names, ids)}}
`
    .replace('QUERY', names.operation + (method === 'get' ? 'Query' : ''))
    .replace('RESOURCE', `${resource}/${resource}`)
  return isPart
    ? source.replaceAll(`'../features/${resource}/`, "'./").replaceAll("'../shared/", "'#web/shared/")
    : source
}

const TEXT_IMPORTS = `import { QUERY } from '../features/RESOURCE-queries.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import { FailureBanner } from '../shared/failure/failure-banner.tsx'
import { Skeleton } from '../shared/ui/skeleton/skeleton.tsx'
`

const textSource = ({ operation, resource }: Names, ids: readonly string[]) =>
  `  const { data, failure, retry } = useLoaded(${operation}Query(${['useApi()', ...ids].join(', ')}))
  if (data) return <p>{data.text}</p>
  if (!failure) return <Skeleton shape="titled" lines={3} />
  return <FailureBanner failure={failure} ns="${resource}" onRetry={failure.isPassing ? retry : undefined} />
`

const formImports = ({ camel, pascal }: Names) => `import { useState } from 'react'
import { QUERY } from '../features/RESOURCE-queries.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { ${camel}RequestSchema } from '../shared/api/schemas.ts'
import { useSave } from '../shared/api/use-save.ts'
import type { ${pascal}Request } from '../shared/api/wire.ts'
import { useFormWithFailure } from '../shared/forms/contract-form.ts'
import { FailureBanner } from '../shared/failure/failure-banner.tsx'
import { Banner } from '../shared/ui/banner/banner.tsx'
import { ContractForm, FormSummary, SubmitButton } from '../shared/ui/fields/contract-form.tsx'
import { TextAreaField } from '../shared/ui/fields/text-area-field.tsx'
`

const formSource = ({ resource, camel, pascal, operation, texts }: Names, ids: readonly string[]) =>
  `  const { t } = useTranslation('${resource}')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: ${pascal}Request, { idempotencyKey }) =>
      ${operation}(${['api', ...ids, 'request', 'idempotencyKey'].join(', ')}),
  })
  const [isSent, setSent] = useState(false)
  const { failure, ...form } = useFormWithFailure({
    schema: ${camel}RequestSchema,
    onSubmit: async (request) => {
      await saveAsync(request)
      setSent(true)
    },
  })
  if (isSent) return <Banner tone="ok" role="status" title={t(($) => $${texts}.sent)} />
  return (
    <ContractForm form={form} labels={{ text: t(($) => $${texts}.text) }} aria-label={t(($) => $${texts}.title)}>
      <Stack gap={5}>
        {failure !== undefined && <FailureBanner failure={failure} ns="${resource}" />}
        <FormSummary />
        <TextAreaField name="text" required />
        <div>
          <SubmitButton>{t(($) => $${texts}.send)}</SubmitButton>
        </div>
      </Stack>
    </ContractForm>
  )
`

/** `address` is the path of the screen. */
export function testSource({ resource, method, person, examplePath, texts }: Names, address: string): string {
  const call = `${method.toUpperCase()} ${examplePath}`
  const isGet = method === 'get'
  const signedIn = person === 'donor' ? 'loginAnswer' : 'recipientAnswer'
  return `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import cs from '../features/${resource}/locales/cs.json' with { type: 'json' }
import { ${signedIn} } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'

const texts = cs${texts}

test('${isGet ? 'the text is shown' : 'what is written is sent once, and the page says so'}', async () => {
  ${isGet ? '' : 'const { user, callsOf } = '}await renderApp({
    path: '${address}',
    signedIn: ${signedIn}(),
    answers: { '${call}': { error_code: 200${isGet ? ", response: { text: 'Držíme palce.' }" : ''} } },
  })
  await screen.findByRole('heading', { name: texts.title })
${
  isGet
    ? "  expect(await screen.findByText('Držíme palce.')).toBeDefined()"
    : `  await user.type(screen.getByRole('textbox', { name: texts.text }), 'Držíme palce.')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.sent)).toBeDefined()
  expect(callsOf('${call}').map(({ body }) => body)).toEqual([{ text: 'Držíme palce.' }])`
}
})
`
}
