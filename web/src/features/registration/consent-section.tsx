import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CheckboxField } from '../../shared/ui/fields/checkbox-field.tsx'
import styles from './registration.module.css'
import type { Terms } from './registration-queries.ts'
import { TermsDialog } from './terms-dialog.tsx'

const consents = [
  { name: 'consentPersonalData', terms: 'personalData', read: 'readPersonalData' },
  { name: 'consentTerms', terms: 'general', read: 'readTerms' },
] as const

/** Both consents with buttons that open their texts, and the optional newsletter. */
export function ConsentSection({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation('registration')
  const [open, setOpen] = useState<Terms>()
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby="registration-consents">
      <h2 id="registration-consents">{t(($) => $.consentsTitle)}</h2>
      {consents.map(({ name, terms, read }) => (
        <div key={name} className={styles.consent}>
          <CheckboxField name={name} label={t(($) => $[name])} errors={errors} />
          <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(terms)}>
            {t(($) => $[read])}
          </Button>
        </div>
      ))}
      <CheckboxField name="newsletter" label={t(($) => $.newsletter)} optional />
      <TermsDialog terms={open} onClose={() => setOpen(undefined)} />
    </Card>
  )
}
