import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { HousePicture } from '../../shared/ui/illustrations/house-picture.tsx'

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
