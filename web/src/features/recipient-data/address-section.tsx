import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import styles from './recipient-data.module.css'
import { RecordSection } from './record-section.tsx'

type AddressSectionProps = { address: RecipientData['ContactAddress'] }

/** The family's address; all of it is required (rule 10.2). */
export function AddressSection({ address }: AddressSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="contacts-address" title={t(($) => $.address.heading)} lead={t(($) => $.address.lead)}>
      <div className={styles.street}>
        <TextField
          name="address.street"
          label={t(($) => $.address.street)}
          defaultValue={address.street}
          autoComplete="address-line1"
          enterKeyHint="next"
        />
        <TextField
          name="address.houseNumber"
          label={t(($) => $.address.houseNumber)}
          defaultValue={address.houseNumber}
          width="short"
          autoComplete="address-line2"
          enterKeyHint="next"
        />
      </div>
      <div className={styles.street}>
        <TextField
          name="address.city"
          label={t(($) => $.address.city)}
          defaultValue={address.city}
          autoComplete="address-level2"
          enterKeyHint="next"
        />
        <TextField
          name="address.postalCode"
          label={t(($) => $.address.postalCode)}
          defaultValue={address.postalCode}
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
      </div>
    </RecordSection>
  )
}
