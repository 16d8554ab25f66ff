import { useTranslation } from 'react-i18next'
import { cx } from '../../../src/shared/ui/class-names.ts'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import type { DataSection, PersonRecord, RecordRow } from './use-data.ts'
import { useRecordTexts } from './use-data-texts.ts'

/** The first value of a row identifies it in its list: an id, a month or a login. */
const rowKey = (row: RecordRow): string => String(Object.values(row)[0])

/** Whether a value differs from the record before; every value of a new row does. */
function changedSince(before: PersonRecord | undefined, { name, isList }: DataSection, row: RecordRow) {
  const rows = before?.sections.find((section) => section.name === name)?.rows
  const old = isList ? rows?.find((each) => rowKey(each) === rowKey(row)) : rows?.[0]
  return (key: string): boolean => before !== undefined && (old === undefined || old[key] !== row[key])
}

/** Whether a section has another content than in the record before. */
const hasChanged = (before: PersonRecord | undefined, section: DataSection): boolean =>
  before !== undefined &&
  JSON.stringify(before.sections.find(({ name }) => name === section.name)) !== JSON.stringify(section)

type RecordChange = { section: string; name?: string; before: RecordRow[string]; after: RecordRow[string] }

/** What differs in a record: each fact, and of a list how many rows it has. Sign-ins are not changes of a trigger. */
function changesOf(before: PersonRecord, after: PersonRecord): readonly RecordChange[] {
  return after.sections.flatMap(({ name: section, isList, total, rows: [row = {}] }): RecordChange[] => {
    const old = before.sections.find(({ name }) => name === section)
    if (!old || section === 'signIn') return []
    if (isList) return old.total === total ? [] : [{ section, before: old.total, after: total }]
    return Object.keys(row)
      .map((name) => ({ section, name, before: old.rows[0]?.[name] ?? null, after: row[name] ?? null }))
      .filter((change) => change.before !== change.after)
  })
}

export type RecordViewProps = { record: PersonRecord; before: PersonRecord | undefined }

/** What the world holds of a person, for reading; values that differ from `before` are marked, and their sections are first. */
export function RecordView({ record, before }: RecordViewProps) {
  const { nameOf } = useRecordTexts()
  const isChanged = (section: DataSection) => hasChanged(before, section)
  const sections = [...record.sections.filter(isChanged), ...record.sections.filter((section) => !isChanged(section))]
  return sections.map((section) => (
    <Section
      key={section.name}
      title={
        <>
          {nameOf(section.name)} {section.isList && <span className="soft num">{section.total}</span>}
        </>
      }
    >
      <SectionRows section={section} before={before} />
    </Section>
  ))
}

const MAX_CHANGES = 6

/** The facts that differ from `before`, in a few lines. */
export function ChangedFacts({ record, before }: RecordViewProps) {
  const { nameOf, valueText } = useRecordTexts()
  const changes = before ? changesOf(before, record) : []
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MAX_CHANGES).map(({ section, name, ...values }) => (
        <li key={`${section} ${name}`}>
          {name === undefined ? nameOf(section) : nameOf(name)}: {valueText(name ?? '', values.before)} →{' '}
          <strong>{valueText(name ?? '', values.after)}</strong>
        </li>
      ))}
    </ul>
  )
}

function SectionRows({ section, before }: { section: DataSection; before: PersonRecord | undefined }) {
  const { t } = useTranslation('console-tools')
  const { rows, total } = section
  // Rows can be equal, and new ones come first: counted from the last, none moves.
  const numbered = rows.map((row, index) => ({ row, place: total - index }))
  if (rows.length === 0) return <p className={tools.empty}>{t(($) => $.data.empty)}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.rows} tabIndex={0}>
        <ul className={tools.list}>
          {numbered.map(({ row, place }) => (
            <li key={place}>
              <Facts row={row} isChanged={changedSince(before, section, row)} />
            </li>
          ))}
        </ul>
      </div>
      {total > rows.length && <p className={tools.empty}>{t(($) => $.data.shown, { count: rows.length, total })}</p>}
    </>
  )
}

function Facts({ row, isChanged }: { row: RecordRow; isChanged: (name: string) => boolean }) {
  const { t } = useTranslation('console-tools')
  const { nameOf, valueText } = useRecordTexts()
  return (
    <dl className={styles.facts}>
      {Object.entries(row).map(([name, value]) => (
        <div key={name} className={cx(isChanged(name) && styles.changed, isLong(value) && styles.wide)}>
          <dt>{nameOf(name)}</dt>
          <dd>
            {valueText(name, value)}
            {isChanged(name) && <span className="visually-hidden"> ({t(($) => $.data.changed)})</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A text that needs a line of its own. */
const isLong = (value: RecordRow[string]): boolean => typeof value === 'string' && value.length > 80
