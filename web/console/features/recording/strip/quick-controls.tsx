import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../src/shared/ui/button/button.tsx'
import { useLanguage } from '../../../../src/shared/ui/use-language.ts'
import { operationScreens, pageOf } from '../../../api/operations.ts'
import { messagesQuery, worldQuery } from '../../../api/world-queries.ts'
import { useClockMove } from '../../../session/use-clock-move.ts'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { useFaultTexts } from '../../../shared/fault-row.tsx'
import { useOperationText } from '../../../shared/operation-name.tsx'
import { PanelSelect } from '../../../shared/panel-select.tsx'
import { pragueClock } from '../../../shared/prague-clock.ts'
import { Problem } from '../../../shared/problem.tsx'
import { useAddFault } from '../../../shared/use-faults.ts'
import { useTicking } from '../../../shared/use-ticking.ts'
import styles from './recording-strip.module.css'

/**
 * The newest code, a quarter of an hour, and a fault for the next operation of the page in the
 * portal's window; each by one click.
 */
export function QuickControls({ world, path }: { world: string; path: string }) {
  const { t } = useTranslation('console-recording')
  const { data: messages } = useQuery(messagesQuery(world))
  const code = messages?.findLast((message) => message.code !== undefined)?.code
  const move = useClockMove(world)
  const operations = operationsAt(path)
  return (
    <div className={styles.hand}>
      {code !== undefined && (
        <p className={styles.code}>
          {t(($) => $.strip.code)} <CopyButton value={code} what={t(($) => $.strip.codeCopied)} />
        </p>
      )}
      <p className={styles.clock}>
        <WorldTime world={world} />
        <Button className={styles.control} busy={move.isPending} onClick={() => move.mutate({ advance: 'PT15M' })}>
          {t(($) => $.strip.quarter)}
        </Button>
        <span className="soft small">{t(($) => $.strip.learnsLater)}</span>
      </p>
      {operations.length > 0 && <LostAnswer key={path} world={world} operations={operations} />}
      {move.isError && <Problem problem={move.error} />}
    </div>
  )
}

function WorldTime({ world }: { world: string }) {
  const { data: clock } = useQuery(worldQuery(world))
  return clock ? <Ticking clock={clock} /> : null
}

function Ticking({ clock }: { clock: { now: string; frozen: boolean } }) {
  const now = useTicking(clock)
  return (
    <time className="num" dateTime={new Date(now).toISOString()}>
      {pragueClock(now, useLanguage()).time}
    </time>
  )
}

function LostAnswer({ world, operations }: { world: string; operations: readonly string[] }) {
  const { t } = useTranslation('console-recording')
  const operationText = useOperationText()
  const { textOf } = useFaultTexts()
  const [chosen, setChosen] = useState(operations[0] ?? '')
  const adding = useAddFault(world)

  const lose = () => adding.mutate({ operationId: chosen, kind: 'reset', when: 'after', times: 1 })

  return (
    <p className={styles.fault}>
      {operations.length === 1 ? (
        <span className={styles.operation}>
          <span className="soft small">{t(($) => $.strip.nextCall)}:</span> {operationText(chosen)}
        </span>
      ) : (
        <PanelSelect
          label={t(($) => $.strip.nextCall)}
          value={chosen}
          onChange={setChosen}
          choices={operations.map((value) => ({ value, label: operationText(value) }))}
        />
      )}
      <Button className={styles.control} busy={adding.isPending} onClick={lose}>
        <Zap aria-hidden="true" />
        {t(($) => $.strip.breakAfter)}
      </Button>
      {/* The strip shows the fault until a call meets it. */}
      <span role="status" className="visually-hidden">
        {adding.isSuccess && t(($) => $.strip.faultSet, { fault: textOf(adding.variables) })}
      </span>
      {adding.isError && <Problem problem={adding.error} />}
    </p>
  )
}

/**
 * Operations that a user can cause on a page of the portal, limited to those that change something
 * there.
 */
const operationsAt = (path: string): string[] =>
  Object.entries(operationScreens)
    .filter(([, screen]) => screen?.when === 'acting' && pageOf(screen) === path)
    .map(([operationId]) => operationId)
