import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { RenewalReceipt } from '#web/shared/api/wire.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { ToneIcon } from '#web/shared/ui/tone-icon.tsx'
import { Receipt } from './receipt.tsx'
import styles from './renewal.module.css'
import { RenewalCall, RenewalRedirect, RenewalTitle, RenewalWaiting } from './renewal-frame.tsx'
import { renewalQuery } from './renewal-queries.ts'

/** /prijemce/obnoveni-zadosti/odeslano: a family that has not sent anything is redirected to the renewal. */
export function RenewalSentPage() {
  const { data, failure, retry } = useLoaded(renewalQuery(useApi()))
  if (data?.receipt) {
    return (
      <div className={styles.page}>
        <Thanks receipt={data.receipt} />
        <RenewalCall isSent />
      </div>
    )
  }
  if (data || failure?.error === 'renewal-not-open') return <RenewalRedirect to={paths.renewal} />
  return (
    <div className={styles.page}>
      <RenewalTitle />
      <RenewalWaiting failure={failure} onRetry={retry} />
      <RenewalCall />
    </div>
  )
}

/** The foundation has the renewal: the receipt, and the next steps. */
function Thanks({ receipt }: { receipt: RenewalReceipt }) {
  const { t } = useTranslation('renewal')
  return (
    <Stack gap={5}>
      <div className={styles.thanks}>
        <ToneIcon tone="ok" />
        <h1>{t(($) => $.thanks.title)}</h1>
        <p className={styles.thanksLead}>{t(($) => $.thanks.lead)}</p>
      </div>
      <Card>
        <Receipt receipt={receipt} />
      </Card>
      <Stack as="section">
        <h2>{t(($) => $.thanks.next)}</h2>
        <ol className={styles.steps}>
          <li>{t(($) => $.thanks.step.read)}</li>
          <li>{t(($) => $.thanks.step.ask)}</li>
          <li>{t(($) => $.thanks.step.decide)}</li>
        </ol>
      </Stack>
      <Row gap={3} className={styles.notPrinted}>
        <ButtonLink variant="primary" to={paths.recipientHome}>
          {t(($) => $.thanks.home)}
        </ButtonLink>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t(($) => $.thanks.print)}
        </Button>
      </Row>
      <p className={styles.notPrinted}>
        <Link className="standalone-link" to={paths.renewal}>
          {t(($) => $.thanks.read)}
        </Link>
      </p>
    </Stack>
  )
}
