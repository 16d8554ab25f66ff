import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '../drafts/draft-base.ts'
import type { CarriedForm } from '../drafts/form-round.ts'
import type { Conflicts } from '../drafts/use-conflicts.ts'
import type { FormDraft } from '../drafts/use-draft.ts'
import { type FieldText, fieldTexts } from '../editing/field-text.ts'
import { Banner } from '../ui/banner/banner.tsx'
import choiceStyles from '../ui/fields/choice.module.css'
import { FocusedNotice } from '../ui/focused-notice.tsx'
import styles from './conflict.module.css'

type ConflictPanelProps = Omit<Conflicts, 'haveToChoose' | 'all'> & {
  all: readonly Conflict[]
  isRefused: boolean
}

/** A conflict with the labels of the form: of several fields only those that differ. */
type Shown = { conflict: Conflict; label: string; mine: readonly FieldText[]; stored: readonly FieldText[] }

/** Both values of each conflict, before the form that has their fields. Takes the focus after a refused save, and when a choice is missing. */
function ConflictPanel({ all, chosen, choose, attempt, isRefused }: ConflictPanelProps) {
  const { t } = useTranslation('ui')
  const { t: own } = useTranslation('conflict')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<readonly Shown[]>([])
  const read = useEffectEvent((conflicts: readonly Conflict[]) => {
    const form = box.current?.parentElement?.querySelector('form')
    const words = { yes: t(($) => $.yes), no: t(($) => $.no) }
    if (form) setShown(conflicts.map((conflict) => shownOf(conflict, (fields) => fieldTexts(form, fields, words))))
  })
  useEffect(() => read(all), [all])
  useEffect(() => {
    if (attempt === 0 && !isRefused) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt, isRefused])

  const missing = shown.filter(({ conflict }) => chosen[conflict.name] === undefined).map(({ label }) => label)
  const isAsked = attempt > 0 && missing.length > 0
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.panel}>
      <div role="alert">
        <h2 id={`${id}-title`} className={styles.title}>
          {own(($) => $.title)}
        </h2>
        <p>{all.length === 0 ? own(($) => $.none) : own(($) => $.lead)}</p>
        {isAsked && (
          <p className={styles.missing}>
            <strong>{own(($) => $.choose, { fields: missing.join(', ') })}</strong>
          </p>
        )}
      </div>
      {shown.map(({ conflict, label, ...values }) => (
        <fieldset key={conflict.name} className={styles.conflict}>
          <legend>{label}</legend>
          {(['mine', 'stored'] as const).map((choice) => (
            <label key={choice} className={choiceStyles.choice}>
              <input
                type="radio"
                name={`${id}-${conflict.name}`}
                checked={chosen[conflict.name] === choice}
                onChange={() => choose(conflict, choice)}
              />
              <span className={choiceStyles.text}>
                <span>{`${own(($) => $[choice])}:`}</span> <ConflictValue values={values[choice]} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}

function shownOf(conflict: Conflict, texts: (fields: Conflict['mine']) => readonly FieldText[]): Shown {
  const [mine, stored] = [texts(conflict.mine), texts(conflict.stored)]
  const isDifferent = ({ name }: FieldText) => conflict.mine[name] !== conflict.stored[name]
  const different = mine.filter(isDifferent)
  const label = different.map((one) => one.label).join(', ')
  return { conflict, label, mine: different, stored: stored.filter(isDifferent) }
}

/** The value; several with their labels, one on a line. */
function ConflictValue({ values }: { values: readonly FieldText[] }) {
  const { t } = useTranslation('conflict')
  const textOf = (value: string) => (value === '' ? t(($) => $.empty) : value)
  const lines = values.map(({ label, value }) => (values.length === 1 ? textOf(value) : `${label}: ${textOf(value)}`))
  return <strong className={styles.value}>{lines.join('\n')}</strong>
}

type ChangedElsewhereProps = {
  draft: Pick<FormDraft, 'conflicts' | 'savedAt'>
  carried: CarriedForm | undefined
}

/**
 * What another device saved meanwhile. Before the form of a record and outside it, because the choices are no fields
 * of the record.
 */
export function ChangedElsewhere({ draft: { conflicts, savedAt }, carried }: ChangedElsewhereProps) {
  const { all, haveToChoose: _haveToChoose, ...choices } = conflicts
  if (carried?.savedAt !== undefined && carried.savedAt === savedAt) return <MergedNotice />
  const isRefused = carried?.isRefused === true
  if (!all || (all.length === 0 && !isRefused)) return null
  return <ConflictPanel {...choices} all={all} isRefused={isRefused} />
}

function MergedNotice() {
  const { t } = useTranslation('conflict')
  return (
    <FocusedNotice>
      <Banner tone="ok" title={t(($) => $.merged.title)} className={styles.notice}>
        {t(($) => $.merged.text)}
      </Banner>
    </FocusedNotice>
  )
}
