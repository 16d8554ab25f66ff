import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { passwordResetRequestSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { takeTabNote } from '#web/shared/navigation/tab-note.ts'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './password-reset.module.css'
import { requestPasswordReset } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'

type RequestFormProps = {
  /** The value typed before, if the user returns to correct it. */
  given?: string | undefined
  onSent: (username: string) => void
  /** `primary` if the request is the main action. */
  variant?: 'primary' | 'secondary'
}

/** One field, one submit. */
export function ResetRequestForm({ given, onSent, variant = 'primary' }: RequestFormProps) {
  const { t } = useTranslation('password-reset')
  const api = useApi()
  const input = usePrefilled()
  const { failure, ...form } = useFormWithFailure({
    schema: passwordResetRequestSchema,
    onSubmit: async ({ username }) => {
      await requestPasswordReset(api, { username })
      onSent(tidyUsername(username))
    },
  })
  return (
    <ContractForm
      form={form}
      labels={{ username: t(($) => $.request.username) }}
      ownText={(_, code) =>
        code === 'required' ? undefined : t(($) => (code === 'max' ? $.request.tooLong : $.request.invalid))
      }
      className={styles.form}
    >
      <FormSummary />
      {failure !== undefined && <ProblemBanner failure={failure} />}
      <TextField
        ref={input}
        name="username"
        hint={t(($) => $.request.usernameHint)}
        maxCharacters={Number.POSITIVE_INFINITY}
        defaultValue={given}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SubmitButton variant={variant} wide>
        {t(($) => $.request.submit)}
      </SubmitButton>
      <CallUs line="donors">{t(($) => $.request.noEmail)}</CallUs>
    </ContractForm>
  )
}

/** Filled in after the first render: the prerendered page does not know the value typed on the previous page. */
function usePrefilled(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const note = takeTabNote('forgotten-by')
    if (note !== undefined && input.current?.value === '') input.current.value = note
  }, [])
  return input
}

type RequestSentProps = {
  username: string
  /** Returns to the field for a correction. */
  onChange: () => void
}

/** The same for every account: a request for another user's account reveals nothing. */
export function RequestSent({ username, onChange }: RequestSentProps) {
  const { t } = useTranslation('password-reset')
  const api = useApi()
  const [again, setAgain] = useState(0)
  const [failure, setFailure] = useState<ApiFailure>()
  const sending = useSave({
    mutationFn: (requestedReset: { username: string }) => requestPasswordReset(api, requestedReset),
    onSuccess: () => {
      setFailure(undefined)
      setAgain((count) => count + 1)
    },
    onError: setFailure,
  })
  return (
    <Stack gap={4}>
      <div className={styles.picture}>
        <LetterPicture />
      </div>
      <NoticeHeading takesFocus>{t(($) => $.sent.title)}</NoticeHeading>
      <p>{t(($) => $.sent.lead)}</p>
      <p className={styles.given}>{username}</p>
      <ul className={styles.list}>
        <li>{t(($) => $.sent.hour)}</li>
        <li>{t(($) => $.sent.spam)}</li>
        <li>{t(($) => $.sent.newest)}</li>
      </ul>
      {failure && <ProblemBanner failure={failure} />}
      {again > 0 && !failure && (
        <Banner key={again} tone="ok" role="status" title={t(($) => $.sent.again)}>
          {t(($) => $.sent.againLead)}
        </Banner>
      )}
      <Row gap={3}>
        <Button busy={sending.isSaving} onClick={() => sending.save({ username })}>
          {t(($) => $.sent.sendAgain)}
        </Button>
        <Button variant="link" onClick={onChange}>
          {t(($) => $.sent.change)}
        </Button>
      </Row>
      <CallUs line="donors">{t(($) => $.sent.callUs)}</CallUs>
      <p className="small">
        <Link className="standalone-link" to={paths.login}>
          {t(($) => $.backToLogin)}
        </Link>
      </p>
    </Stack>
  )
}
