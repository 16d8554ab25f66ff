import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormDefinition } from '#rules/forms/form.ts'
import { validateDefinition } from '#rules/forms/validate-definition.ts'
import type { Renewal } from '#web/shared/api/wire.ts'
import { UnknownForm } from '#web/shared/form-engine/unknown-form.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { financialForm } from './financial-form.ts'
import { RenewalForm } from './renewal-form.tsx'
import { RenewalTitle } from './renewal-frame.tsx'
import type { WrittenAnswers } from './written-answers.ts'

/** Version 1 by the portal's own questions, version 2 by the provider's. */
export function OpenRenewal({ renewal, written }: { renewal: Renewal; written: WrittenAnswers }) {
  const definition = useRenewalDefinition(renewal)
  const fault = validateDefinition(definition)
  if (!fault) return <RenewalForm renewal={renewal} definition={definition} written={written} />
  return (
    <Stack gap={5}>
      <RenewalTitle />
      <UnknownForm fault={fault} />
    </Stack>
  )
}

/** The version of the questions. */
export function useRenewalDefinition({ form }: Pick<Renewal, 'form'>): FormDefinition {
  const { t } = useTranslation('renewal')
  const session = useSession()
  const record = session.isLoggedIn ? session.fullUser.Recipient : undefined
  const householdMembers = record?.HouseholdMembers ?? null
  return useMemo(() => form ?? financialForm(t, { householdMembers }), [form, t, householdMembers])
}
