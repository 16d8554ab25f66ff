import { useQuery } from '@tanstack/react-query'
import { Trash2, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { uploadOperations } from '../../api/operations.ts'
import { faultsQuery, type NewFault } from '../../api/tool-queries.ts'
import { FaultRow, FaultText, useFaultTexts } from '../../shared/fault-row.tsx'
import styles from '../../shared/faults.module.css'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import { useAddFault, useRemoveFaults } from '../../shared/use-faults.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultSet } from './fault-set.tsx'

/** The faults used most often, set by one click; each affects one call, or all of them until it is removed. */
const readyMade: readonly NewFault[] = [
  { operationId: '*', kind: 'refuse', when: 'before' },
  { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 },
  { operationId: 'startCardPayment', kind: 'reset', when: 'after', times: 1 },
  {
    operationId: 'logIn',
    kind: 'error_code',
    when: 'before',
    times: 1,
    errorCode: 500,
    error: 'internal-error',
  },
  { operationId: 'logInRecipient', kind: 'message-late', times: 1, ms: 60_000 },
  { operationId: 'logInRecipient', kind: 'message-lost', times: 1 },
  ...uploadOperations.map((operationId): NewFault => {
    return { operationId, kind: 'cut', when: 'before', times: 1, atPercent: 50 }
  }),
]

/** The faults testers use most often, each set by one click. */
function ReadyMadeFaults({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const adding = useAddFault(world)
  const { textOf } = useFaultTexts()

  return (
    <Section title={t(($) => $.faults.readyTitle)} aside={<FaultSet world={world} id={adding.data?.id} />}>
      <ul className={tools.list}>
        {readyMade.map((fault) => (
          <li key={textOf(fault)} className={styles.ready}>
            <FaultText fault={fault} often={t(($) => (fault.times ? $.faults.once : $.faults.untilRemoved))}>
              {fault.operationId === '*' && <p className={tools.soft}>{t(($) => $.faults.providerDown)}</p>}
            </FaultText>
            <Button
              className={tools.control}
              aria-label={t(($) => $.faults.setThis, { fault: textOf(fault) })}
              busy={adding.isPending && adding.variables === fault}
              onClick={() => !adding.isPending && adding.mutate(fault)}
            >
              <Zap aria-hidden="true" />
              {t(($) => $.faults.setIt)}
            </Button>
          </li>
        ))}
      </ul>
      {adding.isError && <Problem problem={adding.error} />}
    </Section>
  )
}

/** The armed faults, the one that fires first at the top. */
function FaultList({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { data: faults, error } = useQuery(faultsQuery(world))
  const removing = useRemoveFaults(world)
  const isAny = faults !== undefined && faults.length > 0
  return (
    <Section
      title={
        <>
          {t(($) => $.faults.listTitle)} {isAny && <span className="soft num">{faults.length}</span>}
        </>
      }
      aside={
        isAny && (
          <Button
            className={tools.control}
            busy={removing.isPending && removing.variables === undefined}
            onClick={() => removing.mutate(undefined)}
          >
            <Trash2 aria-hidden="true" />
            {t(($) => $.faults.removeAll)}
          </Button>
        )
      }
    >
      {removing.isError && <Problem problem={removing.error} />}
      {!faults && (error ? <Problem problem={error} /> : <Skeleton lines={3} />)}
      {faults?.length === 0 && <p className={tools.empty}>{t(($) => $.faults.empty)}</p>}
      {isAny && (
        <ul className={tools.list}>
          {faults.map((fault) => (
            <FaultRow key={fault.id} fault={fault} onRemove={() => removing.mutate(fault.id)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Faults of a world: those armed, which come first on a narrow page, those set by one click, and a form for the rest. */
export function FaultsPanel({ world }: { world: string }) {
  return (
    <div className={styles.columns}>
      <FaultList world={world} />
      <div className={styles.beside}>
        <ReadyMadeFaults world={world} />
      </div>
      <FaultForm world={world} />
    </div>
  )
}
