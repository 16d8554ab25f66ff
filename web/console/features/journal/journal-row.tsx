import { CalendarClock, CircleAlert, CircleCheck, OctagonX, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../src/shared/ui/class-names.ts'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { JournalEntry } from '../../api/world-queries.ts'
import texts from '../../locales/cs.json' with { type: 'json' }
import { useKindTexts } from '../../shared/event-texts.ts'
import { useFaultTexts } from '../../shared/fault-row.tsx'
import { OperationName } from '../../shared/operation-name.tsx'
import { type EntryOutcome, entryOutcome, outcomeCode } from '../../shared/outcome.ts'
import { dayText, pragueTime } from '../../shared/prague-clock.ts'
import { useRuleText } from '../../shared/rule-text.ts'
import { useOutcomeTexts } from '../../shared/use-outcome-texts.ts'
import { differencesOfEntry, JournalDetails } from './journal-details.tsx'
import styles from './journal-panel.module.css'
import type { Repeat } from './repeated-call.ts'

const { signInStep } = texts.journal
const isStep = (step: string): step is keyof typeof signInStep => Object.hasOwn(signInStep, step)

/** The step of a family's sign-in as text; a step that the contract does not know is shown as it was sent. */
function useStepText(): (step: string) => string {
  const { t } = useTranslation('console')
  return (step) => (isStep(step) ? t(($) => $.journal.signInStep[step]) : step)
}

const icons = { ok: CircleCheck, event: CalendarClock, refused: CircleAlert, failed: OctagonX, unanswered: Unplug }

export type JournalRowProps = {
  world: string
  entry: JournalEntry
  /** Who called, by name if it is known; undefined without a login. */
  caller: string | undefined
  repeat: Repeat | undefined
  isNewDay: boolean
}

/** One entry in a line, below its day when that begins; a click shows what the call changed. */
export function JournalRow({ world, entry, caller, repeat, isNewDay }: JournalRowProps) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { outcomeText } = useOutcomeTexts()
  const kindText = useKindTexts()
  const ruleText = useRuleText()
  const { textOfNoted: faultText } = useFaultTexts()
  const { id, at, operationId, event, rule, fault, messageFault, call } = entry
  const faults = [fault, messageFault?.kind].flatMap((noted) => (noted === undefined ? [] : [faultText(noted)]))
  const changes = differencesOfEntry(entry).length
  const stepText = useStepText()
  const outcome: EntryOutcome = entryOutcome(entry)
  const Icon = icons[outcome]
  const eventText = event === undefined ? t(($) => $.journal.event) : kindText(event)
  const nameWithoutOperation = call ? `${call.method} ${call.path}` : eventText
  return (
    <li>
      {isNewDay && (
        <p className={styles.day}>
          <time className="num" dateTime={at}>
            {dayText(at, language)}
          </time>
        </p>
      )}
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <time className={styles.time} dateTime={at}>
          {pragueTime(at)}
        </time>
        <span className={styles.operation}>
          {operationId === null ? nameWithoutOperation : <OperationName operationId={operationId} />}
        </span>
        <span className={cx(styles.outcome, styles[outcome])}>
          <Icon aria-hidden="true" />
          {outcomeText(entry)} {outcome === 'ok' && <span className={styles.code}>{outcomeCode(entry)}</span>}
        </span>
        <span className={styles.why}>
          {faults.length > 0 && (
            <span className={styles.fault}>{t(($) => $.journal.fault, { fault: faults.join(', ') })}</span>
          )}{' '}
          {call?.step !== undefined && <>{stepText(call.step)} · </>}
          {caller !== undefined && <>{caller} · </>}
          {repeat && <>{t(($) => $.journal.repeats, repeat)} · </>}
          <span title={rule}>{ruleText(rule)}</span> · {id}
        </span>
        <span className={styles.count}>{changes > 0 && t(($) => $.journal.changes, { count: changes })}</span>
      </button>
      {isOpen && <JournalDetails world={world} entry={entry} repeat={repeat} />}
    </li>
  )
}
