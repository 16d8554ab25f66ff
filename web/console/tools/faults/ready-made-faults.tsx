import { Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Problem } from '../../frame/problem.tsx'
import type { NewFault } from '../api/queries.ts'
import { Section } from '../shared/section.tsx'
import tools from '../shared/tools.module.css'
import { FaultSet } from './fault-set.tsx'
import styles from './faults.module.css'
import { useAddFault } from './use-faults.ts'

const readyMadeNames = [
  'voteAnswerLost',
  'paymentAnswerLost',
  'loginFails',
  'smsLate',
  'smsLost',
  'uploadCut',
  'providerDown',
] as const

type ReadyMade = (typeof readyMadeNames)[number]

/** The faults used most often, set by one click; each affects one call, or all of them until it is removed. */
const readyMade: Readonly<Record<ReadyMade, NewFault>> = {
  voteAnswerLost: { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 },
  paymentAnswerLost: { operationId: 'startCardPayment', kind: 'reset', when: 'after', times: 1 },
  loginFails: {
    operationId: 'logIn',
    kind: 'error_code',
    when: 'before',
    times: 1,
    errorCode: 500,
    error: 'internal-error',
  },
  smsLate: { operationId: 'logInRecipient', kind: 'message-late', times: 1, ms: 60_000 },
  smsLost: { operationId: 'logInRecipient', kind: 'message-lost', times: 1 },
  uploadCut: { operationId: 'uploadRecipientDocument', kind: 'cut', when: 'before', times: 1, atPercent: 50 },
  providerDown: { operationId: '*', kind: 'refuse', when: 'before' },
}

/** The faults testers use most often, each set by one click. */
export function ReadyMadeFaults({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const adding = useAddFault(world)

  function set(name: ReadyMade) {
    if (adding.isPending) return
    adding.mutate(readyMade[name])
  }

  return (
    <Section title={t(($) => $.faults.readyTitle)} aside={<FaultSet world={world} id={adding.data?.id} />}>
      <ul className={tools.list}>
        {readyMadeNames.map((name) => (
          <li key={name} className={styles.ready}>
            <div className={styles.what}>
              <p>{t(($) => $.faults.ready[name])}</p>
              <p className={tools.soft}>
                {readyMade[name].operationId === '*' ? t(($) => $.faults.everyOperation) : readyMade[name].operationId},{' '}
                {readyMade[name].times ? t(($) => $.faults.once) : t(($) => $.faults.untilRemoved)}
              </p>
            </div>
            <Button
              className={tools.control}
              aria-label={t(($) => $.faults.setThis, { fault: t(($) => $.faults.ready[name]) })}
              busy={adding.isPending && adding.variables === readyMade[name]}
              onClick={() => set(name)}
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
