import { useTranslation } from 'react-i18next'
import type * as v from 'valibot'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import {
  campaignLinkRequestSchema,
  editLinkRequestSchema,
  paymentLinkRequestSchema,
  ratingLinkRequestSchema,
} from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { AdminLink, AdminLinkKind, AdminLinkRequest } from '#web/shared/api/wire.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { trimmed, withoutGaps } from '#web/shared/forms/form-values.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'
import { validationKey } from '#web/shared/forms/validation-text.ts'
import { ContractForm, FormSummary, type FormTexts, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { createAdminLink } from './admin-queries.ts'
import { LinkFields } from './link-fields.tsx'

const FIELDS = ['angelNumber', 'receiptNumber', 'note', 'campaign', 'slug', 'amount', 'variableSymbol'] as const

/** Texts of the provider's own refusals that say what to do; other errors use the texts of rule 14.1. */
function useLinkTexts(): FormTexts {
  const { t } = useTranslation('admin')
  return {
    labels: Object.fromEntries(FIELDS.map((name) => [name, t(($) => $.field[name])])),
    ownText: (name, code) => {
      if (code === 'taken') return { afterLabel: t(($) => $.refused.slug) }
      if (code === 'unknown' && (name === 'angelNumber' || name === 'receiptNumber' || name === 'variableSymbol'))
        return { afterLabel: t(($) => $.refused[name]) }
      const isShape = name === 'slug' && validationKey(code) === 'frm-validation-invalid'
      return isShape ? { afterLabel: t(($) => $.refused.slugShape) } : undefined
    },
  }
}

/**
 * The values of the form as the contract requires: without spaces inside numbers, and without an
 * empty symbol or note.
 */
function composeLink(kind: AdminLinkKind, values: FormValues): Readonly<Record<string, unknown>> {
  const { variableSymbol, note, ...rest } = values
  const tidied = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, tidy(name, value)]))
  const optional = { variableSymbol: withoutGaps(variableSymbol), note: trimmed(note) }
  const given = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '')
  return { ...tidied, kind, ...Object.fromEntries(given) }
}

function tidy(name: string, value: unknown): unknown {
  if (name === 'angelNumber' || name === 'amount') return withoutGaps(value)
  if (name === 'receiptNumber' && typeof value === 'string') return withoutSpaces(value).toUpperCase()
  return trimmed(value)
}

const schemas: Record<AdminLinkKind, v.GenericSchema<Readonly<Record<string, unknown>>>> = {
  rating: ratingLinkRequestSchema,
  'questionnaire-edit': editLinkRequestSchema,
  registration: campaignLinkRequestSchema,
  payment: paymentLinkRequestSchema,
}

type LinkFormProps = { kind: AdminLinkKind; onMade: (link: AdminLink) => void }

/** Repeated clicks create one link (rule 18.10). The typed values survive every failure. */
export function LinkForm({ kind, onMade }: LinkFormProps) {
  const { t } = useTranslation('admin')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (request: AdminLinkRequest, { idempotencyKey }) => createAdminLink(api, request, idempotencyKey),
  })
  const draft = useDraft(`admin-link-${kind}`, { storage: 'tab' })

  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: schemas[kind],
    compose: (values) => composeLink(kind, values),
    onSubmit: async (values) => {
      const link = await saveAsync(values as AdminLinkRequest)
      draft.remove()
      onMade(link)
    },
  })
  const texts = useLinkTexts()

  return (
    <ContractForm form={form} {...texts}>
      <Stack gap={5}>
        <FormSummary />
        <LinkFields kind={kind} />
        {failure !== undefined && <FailureBanner ns="admin" failure={failure} refusedTitle={t(($) => $.notMade)} />}
        <div>
          <SubmitButton>{t(($) => $.newLink.make)}</SubmitButton>
        </div>
      </Stack>
    </ContractForm>
  )
}
