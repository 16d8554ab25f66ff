import { useTranslation } from 'react-i18next'
import { StaleNote } from '../../shared/conflict/stale-note.tsx'
import { useFormRound } from '../../shared/drafts/form-round.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import { useDonorData } from '../../shared/session/donor-data.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
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
