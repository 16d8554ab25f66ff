import { useTranslation } from 'react-i18next'
import { useDueState } from '#web/shared/due-days/due-state.ts'
import { FormText } from '#web/shared/form-engine/form-text.tsx'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { RenewalTitle } from './renewal-frame.tsx'

type RenewalIntroProps = {
  due: string | null
  /** The form's own text, in Markdown, if it has one. */
  lead: string | undefined
}

/** Why the foundation needs the data, by when, and how long it takes. */
export function RenewalIntro({ due, lead }: RenewalIntroProps) {
  const { t } = useTranslation('renewal')
  const dueState = useDueState()
  const { state, date } = due === null ? { state: 'undated' as const, date: '' } : dueState(due)
  const text = t(($) => $.due[state], { date: date && shortDay(date) })
  return (
    <Stack gap={4}>
      <RenewalTitle />
      {lead === undefined ? <p>{t(($) => $.lead)}</p> : <FormText text={lead} />}
      {state === 'overdue' ? (
        <Banner tone="warn">
          <SpokenText text={text} />
        </Banner>
      ) : (
        <p>
          <strong>
            <SpokenText text={text} />
          </strong>{' '}
          {lead === undefined && <span>{t(($) => $.parts)}</span>}
        </p>
      )}
    </Stack>
  )
}
