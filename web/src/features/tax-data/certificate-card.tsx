import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonorData, Giving } from '../../shared/api/wire.ts'
import { Card } from '../../shared/ui/card.tsx'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { useMedia } from '../../shared/ui/use-media.ts'
import { CertificateButton } from './certificate-button.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { CertificateSheet } from './certificate-preview.tsx'
import { certificateYears, givenIn, openingYear } from './certificate-years.ts'
import styles from './tax-data.module.css'
import type { ReadTaxData } from './tax-data-values.ts'

type CertificateCardProps = {
  read: ReadTaxData
  address: DonorData['address']
  giving: Giving | undefined
  currentYear: number
}

/** In words, and as the document if there is room. */
export function CertificateCard({ read, address, giving, currentYear }: CertificateCardProps) {
  const { t } = useTranslation('tax-data')
  const [year, setYear] = useState(() => openingYear(giving, currentYear))
  const isWide = useMedia('(min-width: 768px)')
  const request = read.request && { ...read.request, taxYear: year }
  return (
    <Card as="section" variant="flat" className={styles.certificate} aria-labelledby="certificate-title">
      <div className={styles.head}>
        <h2 id="certificate-title">{t(($) => $.preview.title)}</h2>
        <SelectField
          name="taxYear"
          label={t(($) => $.preview.year)}
          placeholder={null}
          value={`${year}`}
          onChange={(event) => setYear(Number(event.target.value))}
          choices={certificateYears(giving, currentYear).map((one) => ({ value: `${one}`, label: `${one}` }))}
        />
      </div>
      <div>
        <h3 className={styles.says}>{t(($) => $.preview.says)}</h3>
        <CertificateFacts read={read} address={address} year={year} given={givenIn(giving, year)} />
      </div>
      {isWide && canShowPdf() ? (
        <CertificateSheet request={request} year={year} />
      ) : (
        <CertificateButton request={request} />
      )}
    </Card>
  )
}

/**
 * Only Chromium's viewer shows a plain page. Those of Firefox and WebKitGTK add tools for editing and violate the content security
 * policy; without one, each keystroke would offer a download.
 */
function canShowPdf(): boolean {
  return 'userAgentData' in navigator && navigator.pdfViewerEnabled
}
