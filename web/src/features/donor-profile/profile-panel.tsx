import { useTranslation } from 'react-i18next'
import { StaleNote } from '#web/shared/conflict/stale-note.tsx'
import { useFormRound } from '#web/shared/drafts/form-round.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { accountKindOf } from '#web/shared/session/account-kind.ts'
import { useDonorData } from '#web/shared/session/donor-data.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('donor-profile')
  const { donor, failure, staleness, retry } = useDonorData(session)
  const { round, ...form } = useFormRound()
  return (
    <Stack gap={5}>
      <PageIntro
        back={<Link to={paths.account}>{t(($) => $.back)}</Link>}
        title={t(($) => (accountKindOf(session).isCompany ? $.titleCompany : $.title))}
        lead={t(($) => $.lead)}
      />
      {donor && <StaleNote failure={staleness} onRetry={retry} />}
      {donor && <ProfileForm key={round} session={session} donor={donor} {...form} />}
      {!donor && failure === undefined && <Skeleton shape="titled" lines={6} />}
      {!donor && failure !== undefined && (
        <FailureBanner
          ns="donor-profile"
          failure={failure}
          title={t(($) => $.loadFailed.title)}
          text={t(($) => $.loadFailed.text)}
          onRetry={retry}
        />
      )}
    </Stack>
  )
}
