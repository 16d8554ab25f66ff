import { useTranslation } from 'react-i18next'
import type { DonorData } from '../../shared/api/wire.ts'
import { Card } from '../../shared/ui/card.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import styles from './donor-profile.module.css'

/** Several recipients each month, or a single one (rule 6.7). The heading names the choice alone, so that it is read once. */
export function TargetingSection({ donor }: { donor: DonorData }) {
  const { t } = useTranslation('donor-profile')
  return (
    <Card as="section" variant="roomy" className={styles.section}>
      <RadioField
        name="donationTargeting"
        label={<h2>{t(($) => $.targeting)}</h2>}
        hint={t(($) => $.targetingNote)}
        defaultValue={donor.donationTargeting}
        choices={[
          { value: 'multiple', label: t(($) => $.targetings.multiple), hint: t(($) => $.targetings.multipleHint) },
          { value: 'single', label: t(($) => $.targetings.single), hint: t(($) => $.targetings.singleHint) },
        ]}
      />
    </Card>
  )
}
