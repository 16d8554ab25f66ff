import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languagesOf, pageOf } from '../../api/operations.ts'
import { splitLabel } from '../../shared/group-people.ts'
import { OperationName } from '../../shared/operation-name.tsx'
import tools from '../../shared/tools.module.css'
import styles from './atlas.module.css'
import type { AtlasOperation } from './atlas.ts'
import { AtlasRow } from './atlas-row.tsx'
import type { useShowing } from './use-showing.ts'

export type AtlasGroupProps = { operation: AtlasOperation; showing: ReturnType<typeof useShowing> }

/**
 * The errors of one operation: the screen, the user it requires, what to do, and each error in the
 * languages of the screen.
 */
export function AtlasGroup({ operation, showing }: AtlasGroupProps) {
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
