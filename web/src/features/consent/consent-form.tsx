import { CalendarClock, HeartHandshake, Scale, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { consentRequestSchema } from '../../shared/api/schemas.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CheckboxField } from '../../shared/ui/fields/checkbox-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { HandsPicture } from '../../shared/ui/illustrations/hands-picture.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { useConfirmConsent } from './confirm-consent.ts'
import styles from './consent.module.css'
import { ConsentActions } from './consent-actions.tsx'
import { FullText } from './full-text.tsx'

const parts = [
  { key: 'what', Icon: UserRound },
  { key: 'why', Icon: HeartHandshake },
  { key: 'howLong', Icon: CalendarClock },
  { key: 'rights', Icon: Scale },
] as const

/** The four main facts, each in a sentence or two; a button opens the full text. */
function StoredData() {
  const { t } = useTranslation('consent')
  return (
    <dl className={styles.parts}>
      {parts.map(({ key, Icon }) => (
        <div key={key} className={styles.part}>
          <dt>
            <Icon aria-hidden="true" />
            {t(($) => $.parts[key].title)}
          </dt>
          <dd>{t(($) => $.parts[key].text)}</dd>
        </div>
      ))}
    </dl>
  )
}

const schema = v.pick(consentRequestSchema, ['personalData'])

/** One box, never ticked in advance, and one button. */
export function ConsentForm({ emlid }: { emlid: string | undefined }) {
  const { t } = useTranslation('consent')
  const session = useSession()
  const confirm = useConfirmConsent(emlid)
  const { failure, ...form } = useFormWithFailure({
    schema,
    onSubmit: confirm,
  })
  const errors: Record<string, string> = form.codes.personalData ? { personalData: t(($) => $.required) } : {}
  const opensAccount = session.isLoggedIn && session.loginScope === 'oou'
  return (
    <Stack gap={5}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <HandsPicture />
        </div>
        <Stack gap={3}>
          <h1>{t(($) => $.title)}</h1>
          <p>{t(($) => (opensAccount ? $.leadAccount : $.lead))}</p>
        </Stack>
      </div>
      <StoredData />
      <FullText />
      <ErrorSummary
        attempt={form.attempt}
        errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
      />
      <Form {...form.formProps} errors={errors} className={styles.form}>
        <CheckboxField name="personalData" label={t(($) => $.agree)} required />
        {failure !== undefined && <FailureBanner ns="consent" failure={failure} phone="donors" />}
        <div>
          <Button type="submit" variant="primary" busy={form.sending}>
            {t(($) => (opensAccount ? $.confirmAccount : $.confirm))}
          </Button>
        </div>
      </Form>
      <Stack gap={2}>
        <CallUs line="donors">{t(($) => $.callUs)}</CallUs>
        <ConsentActions />
      </Stack>
    </Stack>
  )
}
