import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import styles from './help-request.module.css'
import { RequestCall } from './request-call.tsx'
import type { SentRequest } from './sent-request.ts'

type AlreadySentProps = { sent: SentRequest; onShow: () => void; onAnother: () => void }

/** Shown on Back from the receipt: the sent form is not offered again as an empty one. */
export function AlreadySent({ sent, onShow, onAnother }: AlreadySentProps) {
  const { t } = useTranslation('help-request')
  const at = withNoBreakSpaces(formatDateTime(sent.sentAt, 'cs'))
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <h1>{t(($) => $.sent.title)}</h1>
        <p>{t(($) => $.sent.text, { at, number: sent.receiptNumber })}</p>
        <Row gap={3}>
          <Button variant="primary" onClick={onShow}>
            {t(($) => $.sent.show)}
          </Button>
          <Button variant="link" onClick={onAnother}>
            {t(($) => $.sent.another)}
          </Button>
        </Row>
      </Stack>
      <RequestCall />
    </div>
  )
}
