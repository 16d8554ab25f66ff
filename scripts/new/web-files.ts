import type { Names } from './names.ts'

const TEXTS = {
  cs: { text: 'Text', send: 'Odeslat', sent: 'Odesláno', failed: 'Nepodařilo se odeslat' },
  en: { text: 'Text', send: 'Send', sent: 'Sent', failed: 'It could not be sent' },
}

export function webFiles({
  resource,
  camel,
  pascal,
  operation,
  screen,
  title,
}: Names): Readonly<Record<string, string>> {
  const feature = `web/src/features/${resource}`
  const texts = (language: 'cs' | 'en') =>
    `${JSON.stringify({ title: title[language], ...TEXTS[language] }, null, 2)}\n`
  return {
    [`${feature}/locales/cs.json`]: texts('cs'),
    [`${feature}/locales/en.json`]: texts('en'),
    [`${feature}/${resource}-queries.ts`]: `import { answerOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { ${pascal}Request } from '../../shared/api/wire.ts'

/** \`key\` names the intent: sent again, it counts once (rule 18.10). Throws \`ApiFailure\`. */
export async function ${operation}(api: Api, request: ${pascal}Request, key: string): Promise<void> {
  answerOf(await api.POST('/${camel}', { params: { header: { 'Idempotency-Key': key } }, body: request }))
}
`,
    [`${feature}/${resource}-form.tsx`]: `import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ${camel}RequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { ${pascal}Request } from '../../shared/api/wire.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { messagesOf, validationKey } from '../../shared/forms/validation-text.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ${operation} } from './${resource}-queries.ts'

export function ${pascal}Form() {
  const { t } = useTranslation('${resource}')
  const { t: ui } = useTranslation('ui')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: ${pascal}Request, { idempotencyKey }) => ${operation}(api, request, idempotencyKey),
  })
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { formProps, codes, attempt, sending } = useContractForm({
    schema: ${camel}RequestSchema,
    onSubmit: async (request) => {
      await saveAsync(request)
      setSent(true)
    },
    onFailure: setFailure,
  })
  if (isSent) return <Banner tone="ok" role="status" title={t(($) => $.sent)} />
  const label = t(($) => $.text)
  const errors = messagesOf(codes, (code) => ui(($) => $[validationKey(code)]))
  const summary = Object.entries(errors).map(([name, message]) => ({ name, message: \`\${label}: \${message}\` }))
  return (
    <form {...formProps} aria-label={t(($) => $.title)}>
      <Stack gap={5}>
        {failure !== undefined && <FailureBanner failure={failure} ns="${resource}" title={t(($) => $.failed)} />}
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
`,
    [`web/src/screens/${resource}-screen.tsx`]: `import { useTranslation } from 'react-i18next'
import { ${pascal}Form } from '../features/${resource}/${resource}-form.tsx'
import ${camel} from '../features/${resource}/locales/cs.json' with { type: 'json' }
import { Card } from '../shared/ui/card.tsx'
import { Stack } from '../shared/ui/stack.tsx'

export const texts = { '${resource}': ${camel} }

/** ${screen}: ${title.en}. */
export function Component() {
  const { t } = useTranslation('${resource}')
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <h1>{t(($) => $.title)}</h1>
        <${pascal}Form />
      </Stack>
    </Card>
  )
}
`,
    [`web/src/screens/${resource}-screen.dom.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import texts from '../features/${resource}/locales/cs.json' with { type: 'json' }
import { loginAnswer } from '../testing/people.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

test('what is written is sent once, and the page says so', async () => {
  const { user, callsOf } = await renderApp({
    path: '${screen}',
    signedIn: loginAnswer(),
    answers: { 'POST /${camel}': { error_code: 200 } },
  })
  await pageHeading(texts.title)
  await user.type(screen.getByRole('textbox', { name: texts.text }), 'Držíme palce.')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.sent)).toBeDefined()
  expect(callsOf('POST /${camel}').map(({ body }) => body)).toEqual([{ text: 'Držíme palce.' }])
})
`,
  }
}
