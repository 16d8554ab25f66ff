import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { Row } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './document.module.css'
import { isReissuable } from './documents-shown.ts'
import { DownloadButton } from './download-button.tsx'
import { ReissueDialog } from './reissue-dialog.tsx'

type DocumentCardProps = {
  document: DonorDocument
  /** The document that most donors look for. */
  isFirst: boolean
  onReissued: (fresh: DonorDocument) => void
}

export function DocumentCard({ document, isFirst, onReissued }: DocumentCardProps) {
  const { t } = useTranslation('document')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const title = useDocumentTitle(document)
  return (
    <Card as="li" variant="roomy" className={styles.document}>
      <Row apart gap={3}>
        <h2 className={styles.title}>{title}</h2>
        {document.isNew && <Chip tone="ok">{t(($) => $.isNew)}</Chip>}
      </Row>
      <p className={styles.amount}>
        <Money crowns={document.amount} />
      </p>
      <p className="soft">
        <SpokenText
          text={t(($) => $.issued, {
            name: document.issuedTo,
            date: formatDate(document.createdAt, language),
          })}
        />
      </p>
      <DownloadButton
        document={document}
        variant={isFirst ? 'primary' : 'secondary'}
        label={t(($) => $.downloadOf, { title })}
      />
      {isReissuable(document) && (
        <details className={styles.wrong}>
          <summary>{t(($) => $.wrong.title)}</summary>
          <ol className={styles.steps}>
            <li>
              {t(($) => $.wrong.correct)}{' '}
              <KnownLink to={paths.taxData} fallback={null}>
                {t(($) => $.wrong.taxData)}
              </KnownLink>
            </li>
            <li>
              {t(($) => $.wrong.again)}{' '}
              <Button variant="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {t(($) => $.reissue.open)}
              </Button>
            </li>
          </ol>
        </details>
      )}
      <ReissueDialog
        isOpen={isAsking}
        document={document}
        onClose={() => setAsking(false)}
        onReissued={(fresh) => {
          setAsking(false)
          onReissued(fresh)
        }}
      />
    </Card>
  )
}

/**
 * „Potvrzení o darech za rok 2025“ (confirmation of gifts); the confirmation of a single gift has
 * no year.
 */
export function useDocumentTitle({ type, taxYear }: DonorDocument): string {
  const { t } = useTranslation('document')
  return type === 'tax-certificate' && taxYear !== null
    ? t(($) => $.certificate, { year: taxYear })
    : t(($) => $.confirmation)
}
