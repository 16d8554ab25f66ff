import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import type { AccountKind } from '../../shared/session/account-kind.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { HandsPicture } from '../../shared/ui/illustrations/hands-picture.tsx'

/** Before the first payment: how to help, and when a payment becomes visible. */
export function NoPaymentYet({ kind }: { kind: AccountKind }) {
  const { t } = useTranslation('payment')
  return (
    <Card as="section" variant="roomy">
      <EmptyState
        picture={<HandsPicture />}
        title={t(($) => $.empty.title)}
        actions={
          <ButtonLink to={paths.howToHelp} variant="primary">
            {t(($) => $.empty.action)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.empty.lead[kind])}</p>
        <p className="small">{t(($) => $.empty.timing)}</p>
      </EmptyState>
    </Card>
  )
}
