import { useTranslation } from 'react-i18next'
import { cx } from '../../../src/shared/ui/class-names.ts'
import type { JournalEntry } from '../../api/world-queries.ts'
import {
  ERRORS,
  EVENTS,
  type JournalFilter,
  operationsIn,
  outcomes,
  peopleIn,
  UNKNOWN,
} from '../../shared/journal-filter.ts'
import { useOperationText } from '../../shared/operation-name.tsx'
import { PanelSelect } from '../../shared/panel-select.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { usePersonText } from '../../shared/use-person-text.ts'
import styles from './journal-panel.module.css'

export type JournalFiltersProps = {
  world: string
  entries: readonly JournalEntry[]
  filter: JournalFilter
  onChange: (filter: JournalFilter) => void
}

/** Narrows the journal to a text, an operation, a person and an outcome. */
export function JournalFilters({ world, entries, filter, onChange }: JournalFiltersProps) {
  const { t } = useTranslation('console')
  const operationText = useOperationText()
  const personText = usePersonText(world)
  return (
    <div className={cx(styles.controls, styles.filters)}>
      <SearchField
        className={styles.search}
        label={t(($) => $.journal.search)}
        placeholder={t(($) => $.people.search)}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <PanelSelect
        label={t(($) => $.journal.operation)}
        value={filter.operation}
        onChange={(operation) => onChange({ ...filter, operation })}
        all={t(($) => $.journal.allOperations)}
        choices={operationsIn(entries, operationText).map((value) => ({
          value,
          label: value === EVENTS || value === UNKNOWN ? t(($) => $.journal[value]) : operationText(value),
        }))}
      />
      <PanelSelect
        label={t(($) => $.journal.person)}
        value={filter.person}
        onChange={(person) => onChange({ ...filter, person })}
        all={t(($) => $.journal.allPeople)}
        choices={peopleIn(entries).map((value) => ({ value, label: personText(value) }))}
      />
      <PanelSelect
        label={t(($) => $.journal.outcomeLabel)}
        value={filter.outcome}
        onChange={(outcome) => onChange({ ...filter, outcome })}
        all={t(($) => $.journal.allOutcomes)}
        choices={[
          { value: ERRORS, label: t(($) => $.journal.onlyErrors) },
          ...outcomes.map((value) => ({ value, label: t(($) => $.journal.outcomeChoice[value]) })),
        ]}
      />
    </div>
  )
}
