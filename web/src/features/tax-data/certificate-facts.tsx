import { useTranslation } from 'react-i18next'
import type { DonorData } from '../../shared/api/wire.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { type Description, DescriptionList } from '../../shared/ui/description-list.tsx'
import { Money } from '../../shared/ui/money.tsx'
import type { ReadTaxData } from './tax-data-values.ts'

type CertificateFactsProps = {
  read: ReadTaxData
  address: DonorData['address']
  year: number
  given: number | undefined
}

/** The certificate in words: always shown, even if a PDF cannot be displayed. */
export function CertificateFacts({ read: { fields, request }, address, year, given }: CertificateFactsProps) {
  const { t } = useTranslation('tax-data')
  const missing = <span className="soft">{t(($) => $.preview.missing)}</span>
  // An impossible date is not repeated as if it were valid.
  const dateOfBirth = request?.dateOfBirth
  const rows: Description[] = [
    { id: 'for', term: t(($) => $.preview.issuedTo), value: fields.name ? <strong>{fields.name}</strong> : missing },
    fields.subject === 'legal-entity'
      ? {
          id: 'number',
          term: t(($) => $.preview.registrationNumber),
          value: fields.registrationNumber ? <span className="num">{fields.registrationNumber}</span> : missing,
        }
      : {
          id: 'birth',
          term: t(($) => $.preview.dateOfBirth),
          value: dateOfBirth ? <DateText value={dateOfBirth} /> : missing,
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
