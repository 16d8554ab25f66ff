import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import type { Tone } from '#web/shared/ui/tone-icon.tsx'
import type { RecurringNotice } from './pending-change.tsx'
import { useDates } from './use-dates.ts'

const tones: Readonly<Record<RecurringNotice, Tone>> = {
  changed: 'ok',
  'confirmation-sent': 'info',
  confirmed: 'ok',
  lapsed: 'warn',
  cancelled: 'ok',
  gone: 'info',
}

/** Confirms the last action, and takes the focus from the closed dialog. */
export function RecurringBanner({ notice, payment }: { notice: RecurringNotice; payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const dates = useDates(payment)
  const texts: Record<RecurringNotice, [title: string, text: ReactNode]> = {
    changed: [t(($) => $.change.doneTitle), t(($) => $.change.done, dates)],
    'confirmation-sent': [t(($) => $.pending.sentTitle), t(($) => $.pending.sent, dates)],
    confirmed: [t(($) => $.pending.confirmedTitle), t(($) => $.change.done, dates)],
    lapsed: [t(($) => $.pending.lapsedTitle), t(($) => $.pending.lapsed, dates)],
    cancelled: [t(($) => $.cancel.doneTitle), t(($) => $.cancel.done, dates)],
    gone: [t(($) => $.gone.title), t(($) => $.gone.lead)],
  }
  const [title, text] = texts[notice]
  return (
    <FocusedNotice key={notice}>
      <Banner tone={tones[notice]} role="status" title={title}>
        {typeof text === 'string' ? <SpokenText text={text} /> : text}
      </Banner>
    </FocusedNotice>
  )
}
