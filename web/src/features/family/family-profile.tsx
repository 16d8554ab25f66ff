import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './family-profile.module.css'
import { familyQuery } from './family-queries.ts'
import { LoadFailed } from './load-failed.tsx'
import { ProfileBody } from './profile-body.tsx'
import { useFamilyTexts } from './use-family-texts.ts'

/** Only the heading contains the family's name: not the address, nor the title of the tab (rule 8.2). */
export function FamilyProfile({ familyId }: { familyId: string }) {
  const { t } = useTranslation('family')
  const texts = useFamilyTexts()
  const { data, failure, retry } = useLoaded(familyQuery(useApi(), familyId))
  if (failure?.code === 404) return <FamilyUnknown />
  return (
    <Stack gap={5} className={styles.page}>
      <Stack gap={1}>
        <p className={styles.back}>
          <Link className="standalone-link" to={paths.supportedFamilies}>
            <ArrowLeft aria-hidden="true" /> {t(($) => $.title)}
          </Link>
        </p>
        <h1>{data ? texts.nameAndAge(data.summary) : t(($) => $.profile.title)}</h1>
      </Stack>
      {failure && <LoadFailed what="family" failure={failure} onRetry={retry} />}
      {!data && !failure && <ProfileWaiting />}
      {data && <ProfileBody family={data} onRetry={retry} />}
    </Stack>
  )
}

function ProfileWaiting() {
  return (
    <Card variant="flush">
      <div className={styles.hero}>
        <div className={styles.bone} aria-hidden="true" />
        <div className={styles.facts}>
          <Skeleton lines={4} />
        </div>
      </div>
    </Card>
  )
}

/** This donor has no family with this id; the page does not reveal whether another donor has. */
export function FamilyUnknown() {
  const { t } = useTranslation('family')
  return (
    <Card as="section" variant="roomy">
      <EmptyState
        level={1}
        picture={<HousePicture />}
        title={t(($) => $.unknown.title)}
        actions={
          <ButtonLink variant="primary" to={paths.supportedFamilies}>
            {t(($) => $.title)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.unknown.lead)}</p>
      </EmptyState>
    </Card>
  )
}
