import { useTranslation } from 'react-i18next'
import { confirmationCodeRequestSchema } from '../../shared/api/schemas.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import styles from './recipient-data.module.css'

type CodePhoneFormProps = {
  /** Those that get codes; the foundation adds one to an account that has none. */
  phones: RecipientData['Phones']
  onChosen: (phoneId: string) => Promise<void>
  onCancel: () => void
}

/** Why a code is needed, and the phone that gets it; a single one is preselected. */
export function CodePhoneForm({ phones, onChosen, onCancel }: CodePhoneFormProps) {
  const { t } = useTranslation('recipient-data')
  const { t: ui } = useTranslation('ui')
  const { failure, ...form } = useFormWithFailure({
    schema: confirmationCodeRequestSchema,
    onSubmit: ({ phoneId }) => onChosen(phoneId),
  })
  const { errors } = useFormMessages(form.codes, { phoneId: t(($) => $.code.phone) }, () => undefined)
  return (
    <form {...form.formProps} method="post" className={styles.codeForm}>
      <Stack gap={4}>
        <p>{t(($) => $.code.lead)}</p>
        {failure !== undefined && (
          <FailureBanner ns={['recipient-data', 'editing']} failure={failure} phone="recipients" />
        )}
        <RadioField
          name="phoneId"
          label={t(($) => $.code.phone)}
          error={errors.phoneId}
          defaultValue={phones.length === 1 ? phones[0]?.Id : undefined}
          choices={phones.map(({ Id, Phone }) => ({
            value: Id,
            label: t(($) => $.code.phoneEnding, { digits: Phone.slice(-4) }),
          }))}
        />
        <Row gap={3}>
          <Button type="submit" variant="primary" busy={form.sending}>
            {t(($) => $.code.send)}
          </Button>
          <Button onClick={onCancel}>{ui(($) => $.buttonCancel)}</Button>
        </Row>
      </Stack>
    </form>
  )
}
