import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useDonorData } from './use-donor-data.ts'

/** The page of the profile: its form, or a loading or error state. */
export function ProfilePanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('donor-profile')
  const { donor, failure, retry } = useDonorData(session)
  const [round, setRound] = useState(0)
  return (
    <Stack gap={5}>
      <PageIntro
        back={<Link to={paths.account}>{t(($) => $.back)}</Link>}
        title={t(($) => (accountKindOf(session).isCompany ? $.titleCompany : $.title))}
        lead={t(($) => $.lead)}
      />
      {donor && (
        <ProfileForm key={round} session={session} donor={donor} onRenew={() => setRound((count) => count + 1)} />
      )}
      {!donor && failure === undefined && <Skeleton shape="titled" lines={6} />}
      {!donor && failure !== undefined && <LoadFailed onRetry={retry} />}
    </Stack>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('donor-profile')
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.loadFailed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
    >
      {t(($) => $.loadFailed.text)}
    </Banner>
  )
}
