import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { JournalEntry } from '../../api/queries.ts'
import { CallDetails } from './call/call-details.tsx'
import { isCall } from './call/call-request.ts'
import { differencesOf } from './diff.ts'
import styles from './journal-panel.module.css'
import { useOutcomeTexts } from './use-outcome-texts.ts'
import { valueText } from './value-text.ts'

/** What a person can read at once; a distribution to every family changes more than one reads. */
const SHOWN = 60

/** The reason for the response, the call itself, and the state before and after it. */
export function JournalDetails({ world, entry }: { world: string; entry: JournalEntry }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const all = entry.changes.flatMap(differencesOf)
  const rest = all.length - SHOWN
  const { lossText } = useOutcomeTexts()
  const status = entry.httpStatus === 0 ? [] : [`HTTP ${entry.httpStatus}`]
  const ended = [...status, lossText(entry)].filter(Boolean).join(', ')
  const facts = { id: entry.id, ended }
  return (
    <div ref={bringIntoView} className={styles.details}>
      <p className="soft small">
        {ended === '' ? t(($) => $.journal.eventFacts, facts) : t(($) => $.journal.facts, facts)}{' '}
        <JournalRule rule={entry.rule} />
      </p>
      {isCall(entry) && <CallDetails world={world} entry={entry} />}
      {all.length === 0 ? (
        <p>{t(($) => $.journal.noChange)}</p>
      ) : (
        <table className={styles.diff}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.journal.where)}</th>
              <th scope="col">{t(($) => $.journal.before)}</th>
              <th scope="col">{t(($) => $.journal.after)}</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, SHOWN).map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td className={styles.before}>{valueText(path, before, language)}</td>
                <td className={styles.after}>{valueText(path, after, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && <p>{t(($) => $.journal.moreChanges, { count: rest })}</p>}
    </div>
  )
}

/** The last visible row would otherwise unfold below the edge. */
const bringIntoView = (details: HTMLElement | null): void => details?.scrollIntoView({ block: 'nearest' })

/**
 * The reason for a response: a link to the rule if one is cited (`rule 9.2 Vote lock`), otherwise
 * the text.
 */
function JournalRule({ rule }: { rule: string }) {
  const number = /^rule (\d+\.\d+) /.exec(rule)?.[1]
  if (number === undefined) return rule
  return (
    <a href={`/sandbox/rules#${number}`} target="_blank" rel="noopener">
      {rule}
    </a>
  )
}
