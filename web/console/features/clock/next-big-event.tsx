import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { eventsQuery } from '../../api/world-queries.ts'
import { isCrowd, useEventTexts } from '../../shared/event-texts.ts'
import { instantText } from '../../shared/prague-clock.ts'

/** The next event of all donors or all families: what a tester who moves the clock to a date waits for, and may be just after it. */
export function NextBigEvent({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const textsOf = useEventTexts([])
  const { data: events = [] } = useQuery(eventsQuery(world))
  const next = events.find(({ subject }) => isCrowd(subject))
  if (!next) return null
  const { what, who } = textsOf(next)
  return (
    <p className="soft small">
      {t(($) => $.clock.nextBig, { what: `${what} (${who})`, moment: instantText(next.at, language) })}
    </p>
  )
}
