import { useTranslation } from 'react-i18next'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { Trail } from '#web/shared/ui/trail/trail.tsx'
import styles from './donor-home.module.css'
import type { GiveByCard } from './give-by-card.ts'

export function NoGiftYet({ isCompany, GiveByCard }: { isCompany: boolean; GiveByCard: GiveByCard }) {
  const { t } = useTranslation('donor-home')
  const trailTitle = t(($) => $.empty[isCompany ? 'companyTrailTitle' : 'trailTitle'])
  return (
    <div className={styles.columns}>
      <Card as="section" variant="roomy">
        <EmptyState
          picture={<HousePicture />}
          title={t(($) => $.empty.title)}
          actions={
            <>
              <GiveByCard>{t(($) => $.empty.action)}</GiveByCard>
              <ButtonLink to={paths.howToHelp}>{t(($) => $.otherWays)}</ButtonLink>
            </>
          }
        >
          <Stack gap={2}>
            <p>{t(($) => $.empty.lead)}</p>
            <p className="soft small">{t(($) => $.empty.timing)}</p>
          </Stack>
        </EmptyState>
      </Card>
      <Card as="section" variant="roomy">
        <Stack gap={5}>
          <h2>{trailTitle}</h2>
          <Trail
            label={trailTitle}
            steps={[
              {
                id: 'received',
                state: 'next',
                title: t(($) => $.empty.received),
                detail: t(($) => $.empty.receivedDetail),
              },
              { id: 'waiting', state: 'next', title: t(($) => $.empty.waiting) },
              {
                id: 'handed',
                state: 'next',
                title: t(($) => $.empty.handed),
                detail: t(($) => $.empty.handedDetail),
              },
            ]}
          />
        </Stack>
      </Card>
    </div>
  )
}
