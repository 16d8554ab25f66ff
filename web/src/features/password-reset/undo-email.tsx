import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { emailUndoRequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import { undoEmailChange } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { UndoEmailDone, UndoEmailRefused, type UndoRefusal } from './undo-email-result.tsx'

const refusals: Readonly<Record<string, UndoRefusal>> = {
  'undo-link-not-found': 'unknown',
  'undo-link-expired': 'expired',
  'undo-link-used': 'used',
}

/** Rule 6.10. A button sends it, because mail scanners open links automatically. */
export function UndoEmail({ undoToken }: { undoToken: string }) {
  const { t } = useTranslation('password-reset')
  const api = useApi()
  const isToken = v.is(emailUndoRequestSchema, { undoToken })
  const [refusal, setRefusal] = useState<UndoRefusal | undefined>(isToken ? undefined : 'unknown')
  const [failure, setFailure] = useState<ApiFailure>()
  const [restored, setRestored] = useState<string>()
  const sending = useSave({
    mutationFn: (link: { undoToken: string }) => undoEmailChange(api, link),
    onSuccess: ({ email }) => setRestored(email),
    onError: (reason) => {
      const found = refusals[reason.error]
      if (found) setRefusal(found)
      else setFailure(reason)
    },
  })
  if (restored !== undefined) return <UndoEmailDone email={restored} />
  if (refusal) return <UndoEmailRefused refusal={refusal} takesFocus={isToken} />
  const button = (
    <Button variant="primary" wide busy={sending.isSaving} onClick={() => sending.save({ undoToken })}>
      {t(($) => $.undo.submit)}
    </Button>
  )
  return (
    <Stack gap={4}>
      <LampPicture />
      <h1>{t(($) => $.undo.title)}</h1>
      <p>{t(($) => $.undo.lead)}</p>
      <p>{t(($) => $.undo.sessions)}</p>
      {failure ? <ProblemBanner failure={failure} actions={button} /> : button}
      <CallUs line="donors">{t(($) => $.undo.callUs)}</CallUs>
    </Stack>
  )
}
