import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { HandsPicture } from '../../shared/ui/illustrations/hands-picture.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

/** A family that is no longer helped has no offers; the page names the contacts. */
export function HelpEnded() {
  const { t } = useTranslation('help-offer')
  const { recipients } = useConfig().phones
  return (
    <Card as="section" variant="roomy">
      <EmptyState picture={<HandsPicture />} title={t(($) => $.ended.title)}>
        <p>{t(($) => $.ended.lead)}</p>
        <p>
          {t(($) => $.ended.call)} <PhoneLink {...recipients} />
        </p>
      </EmptyState>
    </Card>
  )
}
