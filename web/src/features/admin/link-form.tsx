import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import {
  campaignLinkRequestSchema,
  editLinkRequestSchema,
  paymentLinkRequestSchema,
  ratingLinkRequestSchema,
} from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { AdminLink, AdminLinkKind, AdminLinkRequest } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { createFormDraft } from '../../shared/forms/form-draft.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { createAdminLink } from './admin-queries.ts'
import { LinkFields } from './link-fields.tsx'
import { composeLink } from './link-values.ts'
import { useLinkMessages } from './use-link-messages.ts'

const schemas: Record<AdminLinkKind, v.GenericSchema<Readonly<Record<string, unknown>>>> = {
  rating: ratingLinkRequestSchema,
  'questionnaire-edit': editLinkRequestSchema,
  registration: campaignLinkRequestSchema,
  payment: paymentLinkRequestSchema,
}

type LinkFormProps = { kind: AdminLinkKind; personId: string; onMade: (link: AdminLink) => void }

/** The form of one kind, judged by the contract; made once, however often it is pressed (W14). What is typed stays through every failure. */
export function LinkForm({ kind, personId, onMade }: LinkFormProps) {
  const { t } = useTranslation('admin')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: AdminLinkRequest, { idempotencyKey }) => createAdminLink(api, request, idempotencyKey),
  })
  const [failure, setFailure] = useState<unknown>()
  const { element, draft } = useKeptForm(kind, personId)

  async function make(request: AdminLinkRequest) {
    setFailure(undefined)
    const link = await saveAsync(request)
    draft.remove()
    onMade(link)
  }

  const form = useContractForm({
    schema: schemas[kind],
    compose: (values) => composeLink(kind, values),
    onSubmit: (values) => make(values as AdminLinkRequest),
    onFailure: (cause) => {
      if (!(cause instanceof ApiFailure && cause.isSuperseded)) setFailure(cause)
    },
  })
  const { errors, summary } = useLinkMessages(form.codes)

  function change(event: ChangeEvent<HTMLFormElement>) {
    form.formProps.onChange(event)
    draft.keep(event.currentTarget)
  }

  return (
    <form {...form.formProps} ref={element} onChange={change}>
      <Stack gap={5}>
        <ErrorSummary attempt={form.attempt} errors={summary} />
        <LinkFields kind={kind} errors={errors} />
        {failure !== undefined && <FailureBanner ns="admin" failure={failure} refusedTitle={t(($) => $.notMade)} />}
        <div>
          <Button type="submit" look="go" busy={form.sending}>
            {t(($) => $.newLink.make)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function useKeptForm(kind: AdminLinkKind, personId: string) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => createFormDraft(`admin-link-${kind}`, personId))
  useEffect(() => {
    if (element.current) draft.restore(element.current)
  }, [draft])
  return { element, draft }
}
