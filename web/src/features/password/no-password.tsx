import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { HousePicture } from '../../shared/ui/illustrations/house-picture.tsx'

/** For a family: how they sign in, instead of a form that would always refuse them. */
export function NoPassword() {
  const { t } = useTranslation('password')
  return (
    <Card as="section" variant="roomy">
      <EmptyState
        level={1}
        picture={<HousePicture />}
        title={t(($) => $.none.title)}
        actions={
          <ButtonLink variant="primary" to={paths.index}>
            {t(($) => $.none.home)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.none.text)}</p>
      </EmptyState>
    </Card>
  )
}
