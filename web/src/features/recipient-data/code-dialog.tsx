import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useSave } from '../../shared/api/use-save.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import { codeDeadline } from '../../shared/format/countdown.ts'
import { isOfferedPhone } from '../../shared/format/phone.ts'
import { DialogFrame } from '../../shared/ui/overlay/dialog-frame.tsx'
import { CodeForm, type SentCode } from './code-form.tsx'
import { CodePhoneForm } from './code-phone-form.tsx'
import { requestConfirmationCode } from './recipient-data-queries.ts'
import type { CodeQuestion } from './use-code-question.ts'

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
