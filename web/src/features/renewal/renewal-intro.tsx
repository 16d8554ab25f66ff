import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { FormText } from '../../shared/form-engine/form-text.tsx'
import { shortDay } from '../../shared/format/czech-days.ts'
import { pragueDay } from '../../shared/format/prague-day.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { RenewalTitle } from './renewal-frame.tsx'

type RenewalIntroProps = {
  due: string | null
  /** The form's own text, in Markdown, if it has one. */
  lead: string | undefined
}

/** Why the foundation needs the data, by when, and how long it takes. */
export function RenewalIntro({ due, lead }: RenewalIntroProps) {
  const { t } = useTranslation('renewal')
  const today = useClockValue(pragueDay)
  const isOverdue = due !== null && due < today
  return (
    <Stack gap={4}>
      <RenewalTitle />
      {lead === undefined ? <p>{t(($) => $.lead)}</p> : <FormText text={lead} />}
      {isOverdue && <Banner tone="warn">{t(($) => $.overdue, { date: shortDay(due) })}</Banner>}
      {!isOverdue && (
        <p>
          <strong>{due === null ? t(($) => $.undated) : t(($) => $.due, { date: shortDay(due) })}</strong>{' '}
          {lead === undefined && t(($) => $.parts)}
        </p>
      )}
    </Stack>
  )
}
