import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { confirmationCodeRequestSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { RecipientData } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { codeDeadline } from '#web/shared/format/countdown.ts'
import { isOfferedPhone } from '#web/shared/format/phone.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ContractForm, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { DialogFrame } from '#web/shared/ui/overlay/dialog-frame.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
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
  return (
    <ContractForm form={form} labels={{ phoneId: t(($) => $.code.phone) }} className={styles.codeForm}>
      <Stack gap={4}>
        <p>{t(($) => $.code.lead)}</p>
        {failure !== undefined && (
          <FailureBanner ns={['recipient-data', 'editing']} failure={failure} phone="recipients" />
        )}
        <RadioField
          name="phoneId"
          defaultValue={phones.length === 1 ? phones[0]?.Id : undefined}
          choices={phones.map(({ Id, Phone }) => ({
            value: Id,
            label: t(($) => $.code.phoneEnding, { digits: Phone.slice(-4) }),
          }))}
        />
        <Row gap={3}>
          <SubmitButton>{t(($) => $.code.send)}</SubmitButton>
          <Button onClick={onCancel}>{ui(($) => $.buttonCancel)}</Button>
        </Row>
      </Stack>
    </ContractForm>
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
