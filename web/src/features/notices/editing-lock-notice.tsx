import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { type EditingLock, lockDay, lockState } from '../../shared/editing/editing-lock.ts'
import { formatDateTime, formatTime } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { readFromTab, saveInTab } from '../../shared/session/tab-storage.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'

/** Stores the end of the lock whose dialog was read in this tab, which does not reappear. */
const READ = 'editing-lock-read'

/** Around a payout (rule 10.16): a warning from the day before, then a dialog, whose text stays on the page. */
export function EditingLockNotice({ lock }: { lock: EditingLock }) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const state = useClockValue((now) => lockState(lock, now))
  const day = useClockValue((now) => lockDay(lock, now))
  const [readUntil, setReadUntil] = useState(() => readFromTab(READ))
  if (state === 'open') return null

  const until = withNoBreakSpaces(formatDateTime(lock.LockedUntil, language))
  if (state === 'warning') {
    const from = {
      time: formatTime(lock.LockedFrom),
      from: withNoBreakSpaces(formatDateTime(lock.LockedFrom, language)),
    }
    return (
      <Banner tone="warn" title={t(($) => $.lock[day], from)}>
        {t(($) => $.lock.warningLead, { until })}
      </Banner>
    )
  }
  return (
    <>
      <Banner tone="warn" title={t(($) => $.lock.title)}>
        {t(($) => $.lock.lead, { until })}
      </Banner>
      <Dialog
        isOpen={readUntil !== lock.LockedUntil}
        onClose={() => {
          saveInTab(READ, lock.LockedUntil)
          setReadUntil(lock.LockedUntil)
        }}
        title={t(($) => $.lock.title)}
      >
        <p>{t(($) => $.lock.lead, { until })}</p>
      </Dialog>
    </>
  )
}
