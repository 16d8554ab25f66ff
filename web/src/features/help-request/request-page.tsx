import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { RequestVariant } from '#web/shared/api/wire.ts'
import { formatDateTime } from '#web/shared/format/date.ts'
import { usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './help-request.module.css'
import { getHelpRequestForm } from './help-request-queries.ts'
import { NewRequest } from './new-request.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import { RequestWaiting } from './request-waiting.tsx'
import {
  forgetSent,
  requestPath,
  type SentRequest,
  sentBefore,
  useSentRequest,
  useShowReceipt,
} from './sent-request.ts'

/** /dotaznik-onko and /dotaznik-jina: the form, or the receipt of the request sent here. */
export function RequestPage({ variant }: { variant: RequestVariant }) {
  const sent = useSentRequest()
  const go = usePortalNavigate()
  const showReceipt = useShowReceipt(requestPath(variant))
  const [before, setBefore] = useState(() => sentBefore(variant))
  // Back from the receipt is a navigation within this page.
  if (sent && sent.receiptNumber !== before?.receiptNumber) setBefore(sent)
  if (sent) return <RequestReceipt sent={sent} />
  if (before) {
    return (
      <AlreadySent
        sent={before}
        onShow={() => showReceipt(before)}
        onAnother={() => {
          forgetSent(variant)
          setBefore(undefined)
          // Back led to an entry of the sent form.
          go(requestPath(variant), { replace: true })
        }}
      />
    )
  }
  return <Form variant={variant} />
}

function Form({ variant }: { variant: RequestVariant }) {
  const { t } = useTranslation('help-request')
  const api = useApi()
  const [isChanged, setChanged] = useState(false)
  const { data, failure, retry } = useLoaded(
    queryOptions({
      queryKey: ['help-request-form', variant],
      queryFn: () => getHelpRequestForm(api, variant),
      // The form must not change while it is being filled in; the provider reports a required
      // change (`form-changed`).
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return (
    <div className={styles.page}>
      {data ? (
        <NewRequest
          key={data.form.formId}
          opened={data}
          isChanged={isChanged}
          onChanged={() => {
            setChanged(true)
            retry()
          }}
        />
      ) : (
        <RequestWaiting variant={variant} {...(failure && { failure, onRetry: retry })} />
      )}
      <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
    </div>
  )
}

type AlreadySentProps = { sent: SentRequest; onShow: () => void; onAnother: () => void }

/** Shown on Back from the receipt: the sent form is not offered again as an empty one. */
function AlreadySent({ sent, onShow, onAnother }: AlreadySentProps) {
  const { t } = useTranslation('help-request')
  const at = formatDateTime(sent.sentAt, 'cs')
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <h1>{t(($) => $.sent.title)}</h1>
        <p>
          <SpokenText text={t(($) => $.sent.text, { at, number: sent.receiptNumber })} />
        </p>
        <Row gap={3}>
          <Button variant="primary" onClick={onShow}>
            {t(($) => $.sent.show)}
          </Button>
          <Button variant="link" onClick={onAnother}>
            {t(($) => $.sent.another)}
          </Button>
        </Row>
      </Stack>
      <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
    </div>
  )
}
