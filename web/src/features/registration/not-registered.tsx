import { useTranslation } from 'react-i18next'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HandsPicture } from '#web/shared/ui/illustrations/hands-picture.tsx'

/** For a visitor who has not registered here: the purpose of the page, and both next steps. */
export function NotRegistered() {
  const { t } = useTranslation('registration')
  return (
    <Card variant="roomy">
      <EmptyState
        level={1}
        picture={<HandsPicture />}
        title={t(($) => $.done.visitor.title)}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.registration}>
              {t(($) => $.done.visitor.register)}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.login}>
              {t(($) => $.done.visitor.logIn)}
            </ButtonLink>
          </>
        }
      >
        <p>{t(($) => $.done.visitor.lead)}</p>
      </EmptyState>
    </Card>
  )
}

/** A family or an administrator has no angel number for payments. */
export function NotDonor() {
  const { t } = useTranslation('registration')
  return (
    <Card variant="roomy">
      <EmptyState
        level={1}
        picture={<HandsPicture />}
        title={t(($) => $.done.notDonor.title)}
        actions={
          <ButtonLink variant="primary" to={paths.index}>
            {t(($) => $.done.notDonor.home)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.done.notDonor.lead)}</p>
      </EmptyState>
    </Card>
  )
}
