import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonorData, Giving } from '#web/shared/api/wire.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { type Description, DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { useMedia } from '#web/shared/ui/use-media.ts'
import { CertificateButton, CertificateSheet } from './certificate-preview.tsx'
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

type CertificateFactsProps = {
  read: ReadTaxData
  address: DonorData['address']
  year: number
  given: number | undefined
}

/** The certificate in words: always shown, even if a PDF cannot be displayed. */
function CertificateFacts({ read: { fields, request }, address, year, given }: CertificateFactsProps) {
  const { t } = useTranslation('tax-data')
  const missing = <span className="soft">{t(($) => $.preview.missing)}</span>
  // An impossible date is not repeated as if it were valid.
  const birthDate = request?.birthDate
  const rows: Description[] = [
    {
      id: 'for',
      term: t(($) => $.preview.issuedTo),
      value: fields.name ? <strong translate="no">{fields.name}</strong> : missing,
    },
    fields.subject === 'legal-entity'
      ? {
          id: 'number',
          term: t(($) => $.preview.registrationNumber),
          value: fields.registrationNumber ? <IdentityNumber number={fields.registrationNumber} /> : missing,
        }
      : {
          id: 'birth',
          term: t(($) => $.preview.birthDate),
          value: birthDate ? <DateText value={birthDate} /> : missing,
        },
    { id: 'address', term: t(($) => $.preview.address), value: <Address address={address} /> },
    ...(given === undefined
      ? []
      : [{ id: 'amount', term: t(($) => $.preview.amount, { year }), value: <Money crowns={given} /> }]),
  ]
  return <DescriptionList rows={rows} />
}

function Address({
  address: { street = '', houseNumber = '', postalCode = '', city = '' },
}: Pick<DonorData, 'address'>) {
  const { t } = useTranslation('tax-data')
  const lines = [`${street} ${houseNumber}`, `${postalCode} ${city}`].map((line) => line.trim()).filter(Boolean)
  if (lines.length > 0) return lines.join(', ')
  return (
    <>
      <span className="soft">{t(($) => $.preview.noAddress)}</span>{' '}
      <KnownLink to={paths.donorProfile} fallback={null}>
        {t(($) => $.preview.addAddress)}
      </KnownLink>
    </>
  )
}
