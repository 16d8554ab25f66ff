import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { ConsentState } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDate } from '#web/shared/format/date.ts'
import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { HeartPicture } from '#web/shared/ui/illustrations/heart-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { useConfirmConsent } from './confirm-consent.ts'
import styles from './consent.module.css'
import { ConsentActions, ConsentForm } from './consent-form.tsx'
import { leadsOn } from './lead-on.ts'

type ConsentPanelProps = { consent: ConsentState; emlid: string | undefined }

export function ConsentPanel({ consent, emlid }: ConsentPanelProps) {
  if (consent.confirmedOn === null) return <ConsentForm emlid={emlid} />
  return <ConsentGiven confirmedOn={consent.confirmedOn} emlid={emlid} />
}

export function ConsentWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('consent')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {failure ? (
        <FailureBanner
          ns="consent"
          failure={failure}
          part={t(($) => $.loadFailed)}
          phone="donors"
          onRetry={failure.isPassing ? onRetry : undefined}
        />
      ) : (
        <Skeleton shape="titled" lines={5} />
      )}
      <ConsentActions />
    </Stack>
  )
}

type ConsentGivenProps = { confirmedOn: string; emlid: string | undefined }

function ConsentGiven({ confirmedOn, emlid }: ConsentGivenProps) {
  const { t } = useTranslation('consent')
  const language = useLanguage()
  const isThanked = leadsOn(usePortalLocation().state)
  return (
    <Stack gap={5}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <HeartPicture />
        </div>
        <Stack gap={3}>
          <NoticeHeading takesFocus={isThanked}>{t(($) => (isThanked ? $.thanks : $.given))}</NoticeHeading>
          <p>
            <SpokenText text={t(($) => $.givenOn, { date: formatDate(confirmedOn, language) })} />
          </p>
          <p className="soft">{t(($) => $.withdrawal)}</p>
        </Stack>
      </div>
      <NextStep emlid={emlid} />
      <ConsentActions isGiven />
    </Stack>
  )
}

function NextStep({ emlid }: { emlid: string | undefined }) {
  const { t } = useTranslation('consent')
  const session = useSession()
  if (!session.isLoggedIn) {
    return (
      <Row>
        <ButtonLink variant="primary" to={paths.login}>
          {t(($) => $.logIn)}
        </ButtonLink>
      </Row>
    )
  }
  if (session.loginScope === 'oou') return <OpenAccount emlid={emlid} />
  return (
    <Row>
      <ButtonLink variant="secondary" to={paths.rating}>
        {t(($) => $.rate)}
      </ButtonLink>
    </Row>
  )
}

/** The answer with the full account was lost: confirming again returns it. */
function OpenAccount({ emlid }: { emlid: string | undefined }) {
  const { t } = useTranslation('consent')
  const confirm = useConfirmConsent(emlid)
  const { isSaving, save, failure } = useSave({
    mutationFn: (_asked: { emlid: string | undefined }) => confirm(),
  })
  return (
    <Stack gap={4}>
      {failure && <FailureBanner ns="consent" failure={failure} phone="donors" />}
      <Row>
        <Button variant="primary" busy={isSaving} onClick={() => save({ emlid })}>
          {t(($) => $.openAccount)}
        </Button>
      </Row>
    </Stack>
  )
}
