import { CalendarClock, HeartHandshake, Scale, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import { consentRequestSchema } from '#web/shared/api/schemas.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { ownDomainOf } from '#web/shared/format/link-target.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { HandsPicture } from '#web/shared/ui/illustrations/hands-picture.tsx'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { useConfirmConsent } from './confirm-consent.ts'
import styles from './consent.module.css'
import { fullTextQuery } from './consent-queries.ts'

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
            <span>{t(($) => $.parts[key].title)}</span>
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
      <ContractForm form={form} labels={{ personalData: t(($) => $.agree) }} ownText={() => t(($) => $.required)}>
        <Stack gap={5}>
          <FormSummary />
          <div className={styles.form}>
            <CheckboxField name="personalData" required />
            {failure !== undefined && <FailureBanner ns="consent" failure={failure} phone="donors" />}
            <div>
              <SubmitButton>{t(($) => (opensAccount ? $.confirmAccount : $.confirm))}</SubmitButton>
            </div>
          </div>
        </Stack>
      </ContractForm>
      <Stack gap={2}>
        <CallUs line="donors">{t(($) => $.callUs)}</CallUs>
        <ConsentActions />
      </Stack>
    </Stack>
  )
}

function FullText() {
  const { t } = useTranslation('consent')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t(($) => $.fullText)}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon={null}
        wide
        title={t(($) => $.fullTextTitle)}
        confirmLabel={t(($) => $.close)}
      >
        <Text />
      </Dialog>
    </div>
  )
}

function Text() {
  const { t } = useTranslation('consent')
  const { hosts } = useConfig()
  const { data, failure, retry } = useLoaded(fullTextQuery(useApi(), useLanguage()))
  if (failure) {
    return (
      <FailureBanner ns="consent" failure={failure} part={t(($) => $.fullTextFailed)} phone="donors" onRetry={retry} />
    )
  }
  if (data === undefined) return <Skeleton lines={6} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by the keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={t(($) => $.fullTextTitle)}>
      <Markdown text={data} ownDomain={ownDomainOf(hosts.website)} />
    </section>
  )
}

/** The consent is voluntary: logout is always available. */
export function ConsentActions({ isGiven = false }: { isGiven?: boolean }) {
  const { t } = useTranslation('consent')
  const { isLoggedIn } = useSession()
  if (!isLoggedIn) return null
  return (
    <p className="small">
      <Link className="standalone-link" to={paths.logout}>
        {t(($) => (isGiven ? $.logOut : $.notNow))}
      </Link>
    </p>
  )
}
