import { formatDate, formatDateTime, formatMonthYear, formatTime } from '#web/shared/format/date.ts'
import { useLanguage } from '../use-language.ts'
import { spokenText } from './spoken-text.tsx'

export type DateTextProps = {
  /** An ISO instant or a business date YYYY-MM-DD; for `month` also YYYY-MM. */
  value: string
  /** `10. 11. 2026`, `10. 11. 2026 18:00`, `18:00`, `11/2026`; Europe/Prague. */
  form?: 'date' | 'dateTime' | 'time' | 'month'
}

export function DateText({ value, form = 'date' }: DateTextProps) {
  const language = useLanguage()
  const formats = {
    date: () => formatDate(value, language),
    dateTime: () => formatDateTime(value, language),
    time: () => formatTime(value),
    month: () => formatMonthYear(value),
  }
  // Not a `time`: browsers expose it as an object, and its sentence is read in parts.
  return <span className="num">{spokenText(formats[form](), language)}</span>
}
