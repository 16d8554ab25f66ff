import { useMutation } from '@tanstack/react-query'
import { Check, Copy, RotateCw, Zap } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../src/shared/ui/button.tsx'
import { useCopied } from '../../../../src/shared/ui/use-copied.ts'
import { type CalledEntry, obstacleTo } from '../../../shared/call-request.ts'
import { ConsoleLink } from '../../../shared/console-link.tsx'
import { Problem } from '../../../shared/problem.tsx'
import styles from './call.module.css'
import { curlOf } from './curl.ts'
import { RecordAgain } from './record-again.tsx'
import { repeatCall } from './repeat-call.ts'

/** Copies a call as a command, sends it again, or makes the next one fail. */
export function CallActions({ world, entry }: { world: string; entry: CalledEntry }) {
  const { t } = useTranslation('console')
  const place = useRef<HTMLPreElement>(null)
  const curl = curlOf(world, window.location.origin, entry)
  const { copied, copy } = useCopied(curl, place)
  const isCopied = copied === 'copied'
  const repeating = useMutation({ mutationFn: () => repeatCall(world, entry) })
  const obstacle = obstacleTo(entry.call)

  /** On a plain-HTTP address only a visible text can be copied. */
  function copyCurl() {
    const command = place.current?.closest('details')
    if (command && !window.isSecureContext) command.open = true
    copy()
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button className={styles.control} onClick={copyCurl}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? t(($) => $.copied) : t(($) => $.journal.call.curl)}
        </Button>
        {obstacle === undefined && (
          <Button className={styles.control} busy={repeating.isPending} onClick={() => repeating.mutate()}>
            <RotateCw aria-hidden="true" />
            {t(($) => $.journal.call.repeat)}
          </Button>
        )}
        {entry.operationId !== null && (
          <ConsoleLink tab="faults" search={{ fault: entry.operationId }} className={styles.link}>
            <Zap aria-hidden="true" />
            {t(($) => $.journal.call.fault)}
          </ConsoleLink>
        )}
        <RecordAgain world={world} entry={entry} />
      </div>
      {obstacle !== undefined && <p className="soft small">{t(($) => $.journal.call.obstacle[obstacle])}</p>}
      <p role="status" className="small">
        {repeating.isSuccess &&
          (repeating.data
            ? t(($) => $.journal.call.repeated, repeating.data)
            : t(($) => $.journal.call.repeatedWithoutAnswer))}
      </p>
      {repeating.isError && <Problem problem={repeating.error} />}
      <details className={styles.command}>
        <summary>{t(($) => $.journal.call.command)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <pre ref={place} tabIndex={0}>
          {curl}
        </pre>
      </details>
    </div>
  )
}
