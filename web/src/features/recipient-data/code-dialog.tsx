import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { confirmationCodeRequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { codeDeadline } from '../../shared/format/countdown.ts'
import { isOfferedPhone } from '../../shared/format/phone.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { DialogFrame } from '../../shared/ui/overlay/dialog-frame.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { CodeForm, type SentCode } from './code-form.tsx'
import styles from './recipient-data.module.css'
import { requestConfirmationCode } from './recipient-data-queries.ts'
import type { CodeQuestion } from './use-code-question.ts'

type CodePhoneFormProps = {
  /** Those that get codes; the foundation adds one to an account that has none. */
  phones: RecipientData['Phones']
  onChosen: (phoneId: string) => Promise<void>
  onCancel: () => void
}

/** Why a code is needed, and the phone that gets it; a single one is preselected. */
function CodePhoneForm({ phones, onChosen, onCancel }: CodePhoneFormProps) {
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

type CodeDialogProps = Pick<CodeQuestion, 'answer'> & { phones: RecipientData['Phones'] }

/** Over the form that is being saved: which phone gets the code, then the code itself. Loads with its forms in a chunk of its own. */
export function CodeDialog({ phones, answer }: CodeDialogProps) {
  const { t } = useTranslation('recipient-data')
  const api = useApi()
  const [sent, setSent] = useState<SentCode>()
  const { saveAsync } = useSave({
    mutationFn: (phoneId: string, { idempotencyKey }) => requestConfirmationCode(api, { phoneId }, idempotencyKey),
  })
  const offered = phones.filter(({ Phone }) => isOfferedPhone(Phone))

  async function send(phoneId: string): Promise<void> {
    const { transactionId, expiresAt } = await saveAsync(phoneId)
    setSent((former) => ({
      phoneId,
      transactionId,
      deadline: codeDeadline(expiresAt),
      isRenewed: former !== undefined,
    }))
  }

  const phone = offered.find(({ Id }) => Id === sent?.phoneId)?.Phone ?? ''
  return (
    <DialogFrame isOpen onClose={() => answer(false)} icon={null} title={t(($) => $.code.title)}>
      {sent === undefined ? (
        <CodePhoneForm phones={offered} onChosen={send} onCancel={() => answer(false)} />
      ) : (
        <CodeForm
          key={sent.transactionId}
          sent={sent}
          phone={phone}
          onAgain={send}
          onAnotherPhone={offered.length > 1 ? () => setSent(undefined) : undefined}
          onGiven={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </DialogFrame>
  )
}
