import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { timeGiving } from './giving-rules.ts'

type GreetingProps = { since: string | null; today: string; isCompany: boolean }

/**
 * „Dobrý den“ (hello) and for how long the donor has been helping; the name is shown in the menu,
 * where it needs no declension.
 */
export function Greeting({ since, today, isCompany }: GreetingProps) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  const time = useTimeInWords(since, today)
  const who = isCompany ? 'company' : 'person'
  return (
    <Stack gap={2}>
      <h1>{t(($) => $.title)}</h1>
      <p className="soft">
        {since === null
          ? t(($) => $.welcome)
          : time === undefined
            ? t(($) => $[who].new, { date: withNoBreakSpaces(formatDate(since, language)) })
            : t(($) => $[who].helping, { time })}
      </p>
    </Stack>
  )
}

/**
 * Such as „4 roky a 2 měsíce“ (4 years and 2 months); undefined before the first month is complete.
 */
function useTimeInWords(since: string | null, today: string): string | undefined {
  const { t } = useTranslation('donor-home')
  const { years, months } = since === null ? { years: 0, months: 0 } : timeGiving(since, today)
  const inYears = withNoBreakSpaces(t(($) => $.years, { count: years }))
  const inMonths = withNoBreakSpaces(t(($) => $.months, { count: months }))
  if (years > 0 && months > 0) return t(($) => $.yearsAndMonths, { years: inYears, months: inMonths })
  if (years > 0) return inYears
  return months > 0 ? inMonths : undefined
}
