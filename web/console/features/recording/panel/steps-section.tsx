import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, MousePointerClick, SlidersHorizontal, Waypoints } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner/banner.tsx'
import { cx } from '../../../../src/shared/ui/class-names.ts'
import { Skeleton } from '../../../../src/shared/ui/skeleton/skeleton.tsx'
import type { Schemas } from '../../../api/sandbox.ts'
import { faultsQuery } from '../../../api/tool-queries.ts'
import { worldQuery } from '../../../api/world-queries.ts'
import { type RecordedStep, recordingQuery } from '../../../session/recording-queries.ts'
import type { WaitingStep } from '../../../session/step-queue.ts'
import { useJournal } from '../../../session/use-journal.ts'
import { useFaultTexts } from '../../../shared/fault-row.tsx'
import { Problem } from '../../../shared/problem.tsx'
import { Section } from '../../../shared/section.tsx'
import tools from '../../../shared/tools.module.css'
import { doerOf, useStepTexts } from '../steps/use-step-texts.ts'
import styles from './recording.module.css'

const icons = { person: MousePointerClick, seen: Eye, call: Waypoints, tester: SlidersHorizontal }

type StepRowProps = {
  step: RecordedStep | Schemas['BrowserStep']
  /**
   * Its position in the recording, by which files and the choice of a call name it; undefined while
   * it is being sent.
   */
  number: number | undefined
}

/** One step: its author by the icon, and the action as text. */
function StepRow({ step, number }: StepRowProps) {
  const { t } = useTranslation('console-recording')
  const wordsOf = useStepTexts()
  const { textOfNoted } = useFaultTexts()
  const doer = doerOf(step)
  const Icon = icons[doer]
  return (
    <li className={cx(styles.step, styles[doer])}>
      <span className={styles.number}>{number !== undefined && `${number}. `}</span>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{t(($) => $.list.doer[doer])}: </span>
      <span className={styles.what}>
        {wordsOf(step)}
        {step.kind === 'call' && step.fault !== undefined && (
          <span className={styles.broken}> {t(($) => $.step.callFault, { fault: textOfNoted(step.fault) })}</span>
        )}
        {number === undefined && <span className="soft small"> {t(($) => $.list.waiting)}</span>}
      </span>
    </li>
  )
}

export type StepsSectionProps = { world: string; waiting: readonly WaitingStep[] }

/** All actions in order, and those still being sent. */
export function StepsSection({ world, waiting }: StepsSectionProps) {
  const { t } = useTranslation('console-recording')
  const { data, error } = useQuery(recordingQuery(world))
  const [hidesCalls, setHidesCalls] = useState(false)
  useFreshWithWorld(world)
  const steps = data?.steps ?? []
  const shown = steps.map((step, at) => ({ step, at })).filter(({ step }) => !hidesCalls || doerOf(step) !== 'call')
  const count = steps.length + waiting.length
  return (
    <Section
      title={
        <>
          {t(($) => $.list.title)}{' '}
          {count > 0 && (
            <span className={cx(tools.soft, tools.light)}>
              {t(($) => $.list.count, { count: shown.length + waiting.length })}
            </span>
          )}
        </>
      }
      aside={
        <label className={tools.check}>
          <input type="checkbox" checked={hidesCalls} onChange={({ target }) => setHidesCalls(target.checked)} />
          {t(($) => $.list.onlyPerson)}
        </label>
      }
    >
      {error && <Problem problem={error} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && count === 0 && <p className={tools.empty}>{t(($) => $.list.empty)}</p>}
      <ol className={styles.steps}>
        {shown.map(({ step, at }) => (
          <StepRow key={at} step={step} number={at + 1} />
        ))}
        {numbered(waiting).map(({ item, at }) => (
          <StepRow key={`waiting ${at}`} step={item.step} number={undefined} />
        ))}
      </ol>
      {data?.isWhole === false && <Banner tone="warn">{t(($) => $.list.full)}</Banner>}
    </Section>
  )
}

/** Calls, faults and moves of a frozen clock may come from elsewhere, such as the command line. */
function useFreshWithWorld(world: string): void {
  const queries = useQueryClient()
  const call = useJournal(world).at(-1)?.id
  const faults = useQuery(faultsQuery(world)).data?.map(({ id }) => id)
  const clock = useQuery(worldQuery(world)).data
  const seen = JSON.stringify([call, faults, clock?.frozen, clock?.frozen && clock.now])
  useEffect(() => {
    if (seen !== NOTHING) void queries.invalidateQueries({ queryKey: recordingQuery(world).queryKey })
  }, [seen, queries, world])
}

const NOTHING = JSON.stringify([undefined, undefined, undefined, undefined])

/**
 * An append-only list: positions are the keys of its items, because the same value may occur twice.
 */
export function numbered<Item>(items: readonly Item[]): readonly { readonly item: Item; readonly at: number }[] {
  return items.map((item, at) => ({ item, at }))
}
