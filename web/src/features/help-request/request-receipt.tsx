import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#web/shared/format/date.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { NumberedSteps } from '#web/shared/ui/numbered-steps/numbered-steps.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './help-request.module.css'
import type { SentRequest } from './sent-request.ts'

type RequestReceiptProps = {
  sent: SentRequest
  /** The sent request was a correction. */
  isCorrection?: boolean
  /** Instead of the lead: what this page has and the sent request may lack. */
  children?: ReactNode
}

/** Also designed for print on A4. */
export function RequestReceipt({ sent, isCorrection = false, children }: RequestReceiptProps) {
  const { t } = useTranslation('help-request')
  const rows = [
    { id: 'sent-at', term: t(($) => $.receipt.sentAt), value: <DateText value={sent.sentAt} form="dateTime" /> },
    ...(sent.answerBy
      ? [{ id: 'by', term: t(($) => $.receipt.answerBy), value: <DateText value={sent.answerBy} /> }]
      : []),
    ...(sent.email ? [{ id: 'email', term: t(($) => $.receipt.confirmation), value: sent.email }] : []),
  ]
  const title = sent.wasThere ? 'titleBefore' : isCorrection ? 'titleAgain' : 'title'
  return (
    <div className={styles.page}>
      <Stack gap={3}>
        <div className={styles.picture}>
          <LetterPicture />
        </div>
        <NoticeHeading takesFocus>{t(($) => $.receipt[title])}</NoticeHeading>
        {!children && <p>{t(($) => (sent.wasThere ? $.receipt.leadBefore : $.receipt.lead))}</p>}
      </Stack>
      {children}
      <Card as="section">
        <Stack gap={3}>
          <div>
            <p className="soft">{t(($) => $.receipt.number)}</p>
            <p className={styles.number}>{sent.receiptNumber}</p>
            <p className="soft small">{t(($) => $.receipt.numberHint)}</p>
          </div>
          <DescriptionList rows={rows} />
          <p className="soft small no-print">{t(($) => $.receipt.spam)}</p>
          <div className="no-print">
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t(($) => $.receipt.print)}
            </Button>
          </div>
        </Stack>
      </Card>
      <WhatNext by={sent.answerBy} />
      {/* On paper the page footer has the same text, and the receipt fits one sheet. */}
      <div className="no-print">
        <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
      </div>
    </div>
  )
}

function WhatNext({ by }: { by: string | undefined }) {
  const { t } = useTranslation('help-request')
  const answer =
    by === undefined ? t(($) => $.receipt.answer.text) : t(($) => $.receipt.answer.by, { date: formatDate(by, 'cs') })
  return (
    <Stack as="section" gap={4}>
      <h2 id="what-next">{t(($) => $.receipt.next)}</h2>
      <NumberedSteps
        labelledBy="what-next"
        steps={[
          { id: 'read', title: t(($) => $.receipt.read.title), text: t(($) => $.receipt.read.text) },
          { id: 'ask', title: t(($) => $.receipt.ask.title), text: t(($) => $.receipt.ask.text) },
          { id: 'answer', title: t(($) => $.receipt.answer.title), text: <SpokenText text={answer} /> },
        ]}
      />
    </Stack>
  )
}
