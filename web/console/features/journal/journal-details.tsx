import { useTranslation } from 'react-i18next'
import { differencesOf, type ValueDifference } from '#rules/journal-differences.ts'
import type { Language } from '../../../src/shared/api/credentials.ts'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { type JournalEntry, usePeople } from '../../api/world-queries.ts'
import { isCall } from '../../shared/call-request.ts'
import { personName } from '../../shared/group-people.ts'
import { instantText } from '../../shared/prague-clock.ts'
import { useRuleText } from '../../shared/rule-text.ts'
import { useOutcomeTexts } from '../../shared/use-outcome-texts.ts'
import { CallDetails } from './call/call-details.tsx'
import styles from './journal-panel.module.css'
import type { Repeat } from './repeated-call.ts'

/** Whom an entry changed, and how many messages it added to the inbox of the world. */
function reachOfEntry({ changes }: JournalEntry): { people: readonly string[]; messages: number } {
  const people = changes.flatMap(({ path }) => /^people\.([^.]+)/.exec(path)?.[1] ?? [])
  const messages = changes
    .filter(({ path }) => path === 'messages')
    .reduce((sum, { before, after }) => sum + lengthOf(after) - lengthOf(before), 0)
  return { people: [...new Set(people)], messages }
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** What a person can read at once; a distribution to every family changes more than one reads. */
const SHOWN = 60

type JournalDetailsProps = { world: string; entry: JournalEntry; repeat: Repeat | undefined }

/** The reason for the response, the call itself, and the state before and after it. */
export function JournalDetails({ world, entry, repeat }: JournalDetailsProps) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const all = differencesOfEntry(entry)
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
      {repeat && <p>{t(($) => $.journal.repeatsBy[repeat.by], { of: repeat.of })}</p>}
      {entry.offContract && <p>{t(($) => $.journal.offContract, { places: entry.offContract.join(', ') })}</p>}
      {entry.notPatched && <p>{t(($) => $.journal.notPatched, { reason: entry.notPatched })}</p>}
      {isCall(entry) && <CallDetails world={world} entry={entry} />}
      {!isCall(entry) && <Reach world={world} entry={entry} />}
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

const NAMED = 20

/** Whom an event of the world changed, and the number of messages that it sent. */
function Reach({ world, entry }: { world: string; entry: JournalEntry }) {
  const { t } = useTranslation('console')
  const known = usePeople(world)
  const { people, messages } = reachOfEntry(entry)
  if (people.length === 0 && messages === 0) return null
  const names = people.slice(0, NAMED).map((id) => personName(id, known) ?? id)
  const shown = [...names, ...(people.length > NAMED ? ['…'] : [])].join(', ')
  return (
    <p>
      {people.length > 0 && t(($) => $.journal.changedPeople, { count: people.length, names: shown })}{' '}
      {messages > 0 && t(($) => $.journal.sentMessages, { count: messages })}
    </p>
  )
}

/** The last visible row would otherwise unfold below the edge. The whole entry, so that its row stays above long details. */
const bringIntoView = (details: HTMLElement | null): void =>
  details?.parentElement?.scrollIntoView({ block: 'nearest' })

/** Reasons of the provider itself, and the rule that each of them follows. */
const RULES: Readonly<Record<string, string | undefined>> = {
  'contract: x-scopes': '19.7',
  'contract: uid': '19.7',
  'idempotency key: replay': '19.13',
  'idempotency key: other body': '19.13',
  'rate limit': '19.16',
}

/**
 * The reason for a response: a link to the rule if one is cited (`rule 9.2 Vote lock`) or followed,
 * otherwise the text. The title is the reason as the provider names it.
 */
function JournalRule({ rule }: { rule: string }) {
  const text = useRuleText()(rule)
  const number = /^rule (\d+\.\d+) /.exec(rule)?.[1] ?? RULES[rule]
  if (number === undefined) return <span title={rule}>{text}</span>
  return (
    <a href={`/sandbox/rules#${number}`} title={rule} target="_blank" rel="noopener">
      {text}
    </a>
  )
}

/**
 * A value of the state as readable text: none is a dash, an instant (epoch milliseconds under a
 * name such as `votedAt`) a date.
 */
export function valueText(path: string, value: unknown, language: Language): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'number' && /(At|Until)$/.test(path) && value > YEAR_2000)
    return instantText(new Date(value).toISOString(), language)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const YEAR_2000 = 946_684_800_000

const known = new WeakMap<JournalEntry, readonly ValueDifference[]>()

/** Every value that an entry changed; computed once, because a row shows their number and its details the values. */
export function differencesOfEntry(entry: JournalEntry): readonly ValueDifference[] {
  const differences = known.get(entry) ?? entry.changes.flatMap(differencesOf)
  known.set(entry, differences)
  return differences
}
