import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { TriggerKind } from '../../api/trigger-contract.ts'
import type { Message } from '../../api/world-queries.ts'
import { MessageLink } from '../../session/message-link.tsx'
import { markMessages } from '../../session/read-messages.ts'
import { useOtherPerson } from '../../session/use-other-person.ts'
import { ConsoleLink } from '../../shared/console-link.tsx'
import { EVENTS, NO_FILTER } from '../../shared/journal-filter.ts'
import { dayText, pragueTime } from '../../shared/prague-clock.ts'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import type { TriggerBody } from './trigger-draft.ts'
import type { TriggerRun } from './use-data.ts'
import { useSentText } from './use-data-texts.ts'

export type TriggerResultProps = {
  world: string
  kind: TriggerKind
  sent: TriggerBody
  run: TriggerRun
  /** How many times this trigger has run in a row. */
  times: number
  who: string
  /** What differs from the state before it. */
  changes: ReactNode
}

/** Below a long form it would be cut by the edge of the window. */
const bringIntoView = (result: HTMLElement | null): void => result?.scrollIntoView({ block: 'nearest' })

/** What a trigger did: with which values, to whom, at which time of the world, what changed, and the messages that it sent. */
export function TriggerResult({ world, kind, sent, run, times, who, changes }: TriggerResultProps) {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const what = useSentText()(kind, sent)
  const [event] = run.ran
  return (
    <div ref={bringIntoView}>
      <Banner tone="ok" role="status" className={styles.result}>
        <p>
          <strong>
            {times > 1 ? t(($) => $.data.trigger.ranAgain, { what, times }) : t(($) => $.data.trigger.ran, { what })}
          </strong>
        </p>
        {event && (
          <p>
            {t(($) => $.data.trigger.ranFor, { who, day: dayText(event.at, language), time: pragueTime(event.at) })}
          </p>
        )}
        {changes}
        {run.messages.map((message) => (
          <SentMessage key={message.id} world={world} message={message} />
        ))}
        <p>
          {language === 'en' && <span className={tools.soft}>{run.ran.map(({ summary }) => summary).join(' ')} </span>}
          <ConsoleLink tab="world" search={{ ...NO_FILTER, operation: EVENTS, text: kind.kind }}>
            {t(($) => $.data.trigger.seeJournal)}
          </ConsoleLink>
        </p>
      </Banner>
    </div>
  )
}

/** A message that the trigger sent: its link, and where it is in the inbox. */
function SentMessage({ world, message }: { world: string; message: Message }) {
  const { t } = useTranslation('console-tools')
  const { channel, to, link } = message
  const other = useOtherPerson(world, link === undefined ? undefined : to)
  const read = () => void markMessages(localStorage, [message], true)
  return (
    <p className={styles.sent}>
      <span>{t(($) => $.data.trigger.sent[channel], { to })}</span>
      {link !== undefined && <MessageLink world={world} link={link} other={other} onOpen={read} />}
      <a href="#world">{t(($) => $.data.trigger.seeMessage)}</a>
    </p>
  )
}
