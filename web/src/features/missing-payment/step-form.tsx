import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { paidSomehowSchema } from '../../shared/api/schemas.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { type ContractFormOptions, useContractForm } from '../../shared/forms/contract-form.ts'
import { messagesOf, validationKey } from '../../shared/forms/validation-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { draftNameOf, type MissingPaymentStep } from './answers.ts'
import type { Guide } from './use-guide.ts'

type StepSchema = v.GenericSchema<Readonly<Record<string, unknown>>>

const schemas: Record<MissingPaymentStep, StepSchema> = {
  zpusob: v.pick(paidSomehowSchema, ['type']),
  den: v.pick(paidSomehowSchema, ['paidOn']),
  castka: v.pick(paidSomehowSchema, ['amount']),
  symbol: v.pick(paidSomehowSchema, ['variableSymbol']),
}

type StepFormProps = Pick<ContractFormOptions<StepSchema>, 'compose' | 'crossField'> & {
  step: MissingPaymentStep
  guide: Guide
  /** The label of the field, for the summary of errors. */
  label: string
  /** This question's own text for an error code. */
  messageOf?: (code: string) => string | undefined
  children: ReactNode
}

/** Validated by the contract; every choice or typed value is saved at once. */
export function StepForm({ step, guide, label, messageOf, children, ...options }: StepFormProps) {
  const { t } = useTranslation('missing-payment')
  const { t: ui } = useTranslation('ui')
  const draft = useDraft(draftNameOf(step), { storage: 'tab' })
  const form = useContractForm({
    ...options,
    draft,
    schema: schemas[step],
    onSubmit: async (values) => {
      draft.remove()
      guide.answer(step, values)
    },
  })
  const errors = messagesOf(form.codes, (code) => messageOf?.(code) ?? ui(($) => $[validationKey(code)]))

  return (
    <Form {...form.formProps} errors={errors}>
      <Stack gap={5}>
        <ErrorSummary
          attempt={form.attempt}
          errors={Object.entries(errors).map(([name, message]) => ({ name, label, message }))}
        />
        {children}
        <div>
          <Button type="submit" variant="primary" busy={form.sending}>
            {step === 'symbol' ? t(($) => $.check) : t(($) => $.continue)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
