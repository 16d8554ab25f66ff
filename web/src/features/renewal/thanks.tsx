import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RenewalReceipt } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { ToneIcon } from '../../shared/ui/tone-icon.tsx'
import { Receipt } from './receipt.tsx'
import styles from './renewal.module.css'

/** The foundation has the renewal: the receipt, and the next steps. */
export function Thanks({ receipt }: { receipt: RenewalReceipt }) {
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
      <section className={styles.next}>
        <h2>{t(($) => $.thanks.next)}</h2>
        <ol className={styles.steps}>
          <li>{t(($) => $.thanks.step.read)}</li>
          <li>{t(($) => $.thanks.step.ask)}</li>
          <li>{t(($) => $.thanks.step.decide)}</li>
        </ol>
      </section>
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
