import { Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { uploadOperations } from '../../api/operations.ts'
import type { NewFault } from '../../api/tool-queries.ts'
import { FaultText, useFaultTexts } from '../../shared/fault-row.tsx'
import styles from '../../shared/faults.module.css'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import { useAddFault } from '../../shared/use-faults.ts'
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
export function ReadyMadeFaults({ world }: { world: string }) {
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
