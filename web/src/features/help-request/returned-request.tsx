import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import type { FormAnswers, HelpRequest } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { formatDateTime } from '#web/shared/format/date.ts'
import { ownDomainOf } from '#web/shared/format/link-target.ts'
import { type UnsentAnswers, unsentAnswers } from '#web/shared/long-form/unsent-answers.ts'
import { UnsentNotice } from '#web/shared/long-form/unsent-notice.tsx'
import { useAnswersDraft } from '#web/shared/long-form/use-answers-draft.ts'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './help-request.module.css'
import type { RequestRefusal } from './help-request-queries.ts'
import { linkAccess } from './request-access.ts'
import { RequestForm } from './request-form.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import { FormChanged } from './request-waiting.tsx'
import { type SentRequest, useShowReceipt } from './sent-request.ts'

type ReturnedRequestProps = {
  /** The name of the mailed link's draft, independent of the tab's key. */
  linkKey: string
  /** The key of the tab. */
  requestKey: string
  request: HelpRequest
  isChanged: boolean
  onChanged: () => void
  onRefused: (refusal: RequestRefusal) => void
}

const nothing: FormAnswers = {}

export function ReturnedRequest({
  linkKey,
  requestKey,
  request,
  isChanged,
  onChanged,
  onRefused,
}: ReturnedRequestProps) {
  const { t } = useTranslation('help-request')
  const { form, answers, files, remarks, receiptNumber } = request
  const draft = useAnswersDraft({ name: draftNameOf(request), definition: form, initial: answers ?? nothing })
  const access = linkAccess(requestKey, onRefused)
  const showReceipt = useShowReceipt(paths.requestFormEdit)
  const [elsewhere, setElsewhere] = useState<{ sent: SentRequest; unsent: UnsentAnswers }>()

  /** Another device may have sent other corrections: these are shown here, because the receipt in the history has no answers. */
  function finish(sent: SentRequest) {
    const unsent = sent.wasThere && unsentAnswers(form, draft.answers.all(), answers ?? nothing)
    if (unsent) setElsewhere({ sent, unsent })
    else showReceipt(sent)
  }

  if (elsewhere) {
    return (
      <RequestReceipt sent={elsewhere.sent} isCorrection>
        <UnsentNotice unsent={elsewhere.unsent} />
      </RequestReceipt>
    )
  }
  return (
    <div className={styles.page}>
      {draft.isReady ? (
        <RequestForm
          name={`request-${linkKey}`}
          form={form}
          files={files}
          draft={draft}
          access={access}
          remarks={remarks}
          returned={answers ?? nothing}
          sendLabel={t(($) => $.edit.send)}
          notice={isChanged && <FormChanged />}
          onSent={finish}
          onChanged={onChanged}
          onRestarted={() => {}}
          intro={
            <>
              <Stack gap={2}>
                {receiptNumber !== null && (
                  <p className="soft small">
                    <SpokenText text={t(($) => $.edit.number, { number: receiptNumber })} />
                  </p>
                )}
                <h1>{t(($) => $.edit.title)}</h1>
                <p className="soft">{t(($) => (remarks.length > 0 ? $.edit.lead : $.edit.leadNone))}</p>
              </Stack>
              <GoodUntil until={request.expiresAt} />
              {request.note !== '' && <Note text={request.note} />}
            </>
          }
        />
      ) : (
        <Skeleton shape="page" />
      )}
      <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
    </div>
  )
}

function Note({ text }: { text: string }) {
  const { t } = useTranslation('help-request')
  const { hosts } = useConfig()
  return (
    <Card as="section" className={styles.note}>
      <h2>{t(($) => $.edit.note)}</h2>
      <Markdown text={text} ownDomain={ownDomainOf(hosts.website)} />
    </Card>
  )
}

/** By the provider's clock; a passed deadline is shown before the person writes in vain. */
function GoodUntil({ until }: { until: string }) {
  const { t } = useTranslation('help-request')
  const isOver = useClockValue((now) => now >= Date.parse(until))
  if (!isOver)
    return (
      <p>
        <SpokenText text={t(($) => $.edit.until, { until: formatDateTime(until, 'cs') })} />
      </p>
    )
  return (
    <Banner tone="warn" role="status" title={t(($) => $.edit.over.title)}>
      {t(($) => $.edit.over.text)}
    </Banner>
  )
}

/** Named after the last sent answers: a newer link to them finds the draft, and newer answers are not overwritten. */
const draftNameOf = ({ receiptNumber, answers }: HelpRequest): string =>
  `request-edit-${receiptNumber ?? ''}-${digestOf(JSON.stringify(answers))}`

/** A short hash of a text (FNV-1a): shows that the text differs without revealing it. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
