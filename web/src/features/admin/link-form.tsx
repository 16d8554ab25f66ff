import { type ChangeEvent, useState } from 'react'
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
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useContractForm } from '../../shared/forms/contract-form.ts'
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

type LinkFormProps = { kind: AdminLinkKind; onMade: (link: AdminLink) => void }

/**
 * The form of one kind of link, validated by the contract. Repeated clicks create one link (rule
 * 18.10). The typed values survive every failure.
 */
export function LinkForm({ kind, onMade }: LinkFormProps) {
  const { t } = useTranslation('admin')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: AdminLinkRequest, { idempotencyKey }) => createAdminLink(api, request, idempotencyKey),
  })
  const [failure, setFailure] = useState<unknown>()
  const { element, ...draft } = useDraft(`admin-link-${kind}`, { storage: 'tab' })

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
    draft.save()
  }

  return (
    <form {...form.formProps} ref={element} onChange={change}>
      <Stack gap={5}>
        <ErrorSummary attempt={form.attempt} errors={summary} />
        <LinkFields kind={kind} errors={errors} />
        {failure !== undefined && <FailureBanner ns="admin" failure={failure} refusedTitle={t(($) => $.notMade)} />}
        <div>
          <Button type="submit" variant="primary" busy={form.sending}>
            {t(($) => $.newLink.make)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
