import { useTranslation } from 'react-i18next'
import { useDueState } from '../../shared/due-days/due-state.ts'
import { FormText } from '../../shared/form-engine/form-text.tsx'
import { shortDay } from '../../shared/format/czech-days.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
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
