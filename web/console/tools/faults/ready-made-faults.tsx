import { Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { uploadOperations } from '#generated/operation-titles.ts'
import { Button } from '../../../src/shared/ui/button.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { Problem } from '../../frame/problem.tsx'
import type { NewFault } from '../api/queries.ts'
import texts from '../locales/cs.json' with { type: 'json' }
import { titlesOf } from '../shared/operation-name.tsx'
import { Section } from '../shared/section.tsx'
import tools from '../shared/tools.module.css'
import { FaultSet } from './fault-set.tsx'
import styles from './faults.module.css'
import { useAddFault } from './use-faults.ts'

type Name = keyof typeof texts.faults.ready

type ReadyMade = { name: Name; fault: NewFault }

/** The faults used most often, set by one click; each affects one call, or all of them until it is removed. */
const readyMade: readonly ReadyMade[] = [
  { name: 'voteAnswerLost', fault: { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 } },
  { name: 'paymentAnswerLost', fault: { operationId: 'startCardPayment', kind: 'reset', when: 'after', times: 1 } },
  {
    name: 'loginFails',
    fault: {
      operationId: 'logIn',
      kind: 'error_code',
      when: 'before',
      times: 1,
      errorCode: 500,
      error: 'internal-error',
    },
  },
  { name: 'smsLate', fault: { operationId: 'logInRecipient', kind: 'message-late', times: 1, ms: 60_000 } },
  { name: 'smsLost', fault: { operationId: 'logInRecipient', kind: 'message-lost', times: 1 } },
  ...uploadOperations.map((operationId): ReadyMade => {
    return { name: 'uploadCut', fault: { operationId, kind: 'cut', when: 'before', times: 1, atPercent: 50 } }
  }),
  { name: 'providerDown', fault: { operationId: '*', kind: 'refuse', when: 'before' } },
]

/** The faults testers use most often, each set by one click. */
export function ReadyMadeFaults({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const adding = useAddFault(world)
  const language = useLanguage()

  function set(fault: NewFault) {
    if (adding.isPending) return
    adding.mutate(fault)
  }

  const labelOf = ({ name, fault: { operationId } }: ReadyMade) =>
    t(($) => $.faults.ready[name], { operation: titlesOf(operationId)[language] })

  return (
    <Section title={t(($) => $.faults.readyTitle)} aside={<FaultSet world={world} id={adding.data?.id} />}>
      <ul className={tools.list}>
        {readyMade.map(({ name, fault }) => (
          <li key={`${name} ${fault.operationId}`} className={styles.ready}>
            <div className={styles.what}>
              <p>{labelOf({ name, fault })}</p>
              <p className={tools.soft}>
                {fault.operationId === '*' ? t(($) => $.faults.everyOperation) : fault.operationId},{' '}
                {fault.times ? t(($) => $.faults.once) : t(($) => $.faults.untilRemoved)}
              </p>
            </div>
            <Button
              className={tools.control}
              aria-label={t(($) => $.faults.setThis, { fault: labelOf({ name, fault }) })}
              busy={adding.isPending && adding.variables === fault}
              onClick={() => set(fault)}
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
