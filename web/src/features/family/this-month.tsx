import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { shownAtHome } from './families-shown.ts'
import { familiesQuery } from './family-queries.ts'
import { FamilyRow } from './family-row.tsx'
import { FirstFamily, SampleTeaser } from './first-family.tsx'
import { LoadFailed } from './load-failed.tsx'
import styles from './this-month.module.css'

export function ThisMonth() {
  const { t } = useTranslation('family')
  const { data, failure, retry } = useLoaded(familiesQuery(useApi()))
  if (failure) return <LoadFailed what="families" failure={failure} onRetry={retry} />
  if (!data) return <Waiting />
  const shown = shownAtHome(data)
  if (shown.kind === 'nothing') return null
  if (shown.kind === 'sample') return <SampleTeaser />
  return (
    <Card as="section" variant="flush" aria-label={t(($) => $.home[shown.kind])}>
      <FirstFamily family={shown.first} title={t(($) => $.home[shown.kind])} />
      {shown.others.length > 0 && (
        <div className={styles.others}>
          <h3>{t(($) => $.home.others)}</h3>
          <ul className={styles.list}>
            {shown.others.map((family) => (
              <FamilyRow key={family.familyId} family={family} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <Card as="section" variant="flush">
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.body}>
        <Skeleton shape="titled" lines={5} />
      </div>
    </Card>
  )
}
