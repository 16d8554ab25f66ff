import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { languagesOf, pageOf } from '../../api/operations.ts'
import { coverageQuery } from '../../api/tool-queries.ts'
import { splitLabel } from '../../shared/group-people.ts'
import { OperationName } from '../../shared/operation-name.tsx'
import { PanelSelect } from '../../shared/panel-select.tsx'
import { Problem } from '../../shared/problem.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import styles from './atlas.module.css'
import {
  type AtlasFilter,
  type AtlasOperation,
  choicesOf,
  countErrors,
  everything,
  findInAtlas,
  readAtlas,
} from './atlas.ts'
import { AtlasRow } from './atlas-row.tsx'
import { useShowing } from './use-showing.ts'

type AtlasGroupProps = { operation: AtlasOperation; showing: ReturnType<typeof useShowing> }

/**
 * The errors of one operation: the screen, the user it requires, what to do, and each error in the
 * languages of the screen.
 */
function AtlasGroup({ operation, showing }: AtlasGroupProps) {
  const { t } = useTranslation('console-tools')
  const id = useId()
  const { operationId, screen, errors } = operation
  const person = screen && showing.whoSees(screen)
  const isReachable = screen !== undefined && (screen.who === 'visitor' || person !== undefined)
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.head}>
        <h3 id={id} className={tools.name}>
          <OperationName operationId={operationId} />
        </h3>
        {screen ? (
          <ScreenFacts
            page={pageOf(screen)}
            when={screen.when}
            name={person && splitLabel(person.label).name}
            isVisitor={screen.who === 'visitor'}
          />
        ) : (
          <p className={tools.soft}>{t(($) => $.noScreen)}</p>
        )}
      </header>
      <ul className={tools.list}>
        {errors.map((answer) => (
          <AtlasRow
            key={`${answer.code} ${answer.error}`}
            operationId={operationId}
            answer={answer}
            screen={isReachable ? screen : undefined}
            languages={screen ? languagesOf(screen) : []}
            person={person}
            showing={showing}
          />
        ))}
      </ul>
    </section>
  )
}

type ScreenFactsProps = {
  page: string
  when: 'opening' | 'acting'
  name: string | undefined
  isVisitor: boolean
}

/** Where an error shows, to whom, and what the user has to do there. */
function ScreenFacts({ page, when, name, isVisitor }: ScreenFactsProps) {
  const { t } = useTranslation('console-tools')
  return (
    <p className={styles.facts}>
      <code>{page}</code>
      <span className={tools.soft}>
        {isVisitor && t(($) => $.atlas.visitor)}
        {!isVisitor && name === undefined && t(($) => $.atlas.nobody)}
        {!isVisitor && name !== undefined && (
          <>
            {t(($) => $.atlas.signedIn)} <a href="#world">{name}</a>
          </>
        )}
      </span>
      <span className={tools.soft}>{t(($) => $.atlas.when[when])}</span>
    </p>
  )
}

type AtlasFiltersProps = {
  filter: AtlasFilter
  onChange: (filter: AtlasFilter) => void
  choices: { pages: readonly string[]; codes: readonly string[] }
}

/** The filters of the atlas. */
function AtlasFilters({ filter, onChange, choices }: AtlasFiltersProps) {
  const { t } = useTranslation('console-tools')
  const { page, code, search, onlyUnseen } = filter
  const offered = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <>
      <SearchField
        label={t(($) => $.search)}
        value={search}
        onChange={(next) => onChange({ ...filter, search: next })}
      />
      <PanelSelect
        label={t(($) => $.atlas.screen)}
        value={page}
        onChange={(next) => onChange({ ...filter, page: next })}
        all={t(($) => $.atlas.allScreens)}
        choices={offered(choices.pages)}
      />
      <PanelSelect
        label={t(($) => $.atlas.code)}
        value={code}
        onChange={(next) => onChange({ ...filter, code: next })}
        all={t(($) => $.atlas.allCodes)}
        choices={offered(choices.codes)}
      />
      <label className={tools.check}>
        <input
          type="checkbox"
          checked={onlyUnseen}
          onChange={({ target }) => onChange({ ...filter, onlyUnseen: target.checked })}
        />
        {t(($) => $.atlas.onlyUnseen)}
      </label>
    </>
  )
}

/**
 * Every error of the contract on the screen where it shows: found here, opened there by one click.
 */
export function AtlasPanel({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { data, error, isFetching, refetch } = useQuery(coverageQuery)
  const [filter, setFilter] = useState(everything)
  const showing = useShowing(world)
  const atlas = readAtlas(data?.operations ?? [])
  const found = findInAtlas(atlas, filter)
  return (
    <Section
      title={t(($) => $.atlas.title)}
      aside={
        <Button className={tools.control} busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden="true" />
          {t(($) => $.refresh)}
        </Button>
      }
      tools={<AtlasFilters filter={filter} onChange={setFilter} choices={choicesOf(atlas)} />}
    >
      <p className={tools.words}>{t(($) => $.atlas.words)}</p>
      {error && <Problem problem={error} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && (
        <p className={tools.words} role="status">
          {found.length === 0
            ? t(($) => $.atlas.nothing)
            : t(($) => $.atlas.count, { count: countErrors(found), of: countErrors(atlas) })}
        </p>
      )}
      {found.map((operation) => (
        <AtlasGroup key={operation.operationId} operation={operation} showing={showing} />
      ))}
    </Section>
  )
}
