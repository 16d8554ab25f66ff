import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { fieldId } from '../../../src/shared/ui/fields/field-aria.ts'
import type { Choice } from '../../../src/shared/ui/fields/select-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { SandboxProblem } from '../../api/sandbox.ts'
import { type TriggerSubject, triggerKinds } from '../../api/trigger-contract.ts'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import styles from './data.module.css'
import { readTrigger, type Subject } from './trigger-draft.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { TriggerResult } from './trigger-result.tsx'
import { useTrigger } from './use-data.ts'
import { useTriggerTexts } from './use-data-texts.ts'

export type TriggerFormProps = {
  world: string
  about: TriggerSubject
  subject: Subject
  /** The name of the subject. */
  who: string
  offered?: Readonly<Record<string, readonly Choice[]>>
  /** Called before the trigger runs: what is on the page is the state before it. */
  onRun?: () => void
  /** What differs from the state before the trigger. */
  changes?: ReactNode
}

const NONE = {}

/** The triggers of a person, a request or the world, each with the form that the contract describes. */
export function TriggerForm({ world, about, subject, who, offered = NONE, onRun, changes }: TriggerFormProps) {
  const { t } = useTranslation('console-tools')
  const texts = useTriggerTexts()
  const kinds = triggerKinds.filter((each) => each.about.includes(about))
  const [name, setName] = useState(kinds[0]?.kind ?? '')
  const [times, setTimes] = useState(0)
  const running = useTrigger(world)
  const kind = kinds.find((each) => each.kind === name)
  if (!kind) return null
  const { error } = running
  const wrong = wrongField(error, texts.wrong)
  const isAtField = wrong !== undefined && kind.fields.some((field) => field.name === wrong.name)

  function send(form: FormData) {
    if (!kind) return
    onRun?.()
    running.mutate(readTrigger(kind, subject, form), { onSuccess: () => setTimes(times + 1), onError: focusField })
  }

  return (
    <Section title={t(($) => $.data.trigger.title)}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
        }}
      >
        <SelectField
          name="kind"
          label={t(($) => $.data.trigger.kindLabel)}
          hint={texts.words(name)}
          hintPlacement="bottom"
          placeholder={null}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setTimes(0)
            running.reset()
          }}
          choices={kinds.map((each) => ({ value: each.kind, label: texts.kind(each.kind) }))}
        />
        <TriggerFields key={name} fields={kind.fields} wrong={wrong} offered={offered} />
        <p>
          <Button type="submit" variant="primary" busy={running.isPending}>
            {t(($) => $.data.trigger.run)}
          </Button>
        </p>
        {/* Below the button, so that it stays under the pointer. */}
        {error && !isAtField && <Problem problem={error} text={refusalText(error, texts.refused(name))} />}
        {running.data && (
          <TriggerResult
            world={world}
            kind={kind}
            sent={running.variables}
            run={running.data}
            times={times}
            who={who}
            changes={changes}
          />
        )}
      </form>
    </Section>
  )
}

/** Moves the focus to the field that was refused, so that its message is read out. */
function focusField(problem: Error) {
  if (!(problem instanceof SandboxProblem) || problem.field === undefined) return
  const field = document.getElementById(fieldId(problem.field))
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('select') : field
  control?.focus()
}

/** The console's text for a trigger that the state of its person does not allow. */
const refusalText = (error: Error, text: string | undefined): string | undefined =>
  error instanceof SandboxProblem && error.code === 'trigger-refused' ? text : undefined

/** The field that the control plane refused, with the console's text for it or the sandbox's own. */
function wrongField(error: Error | null, textOf: (field: string) => string | undefined) {
  if (!(error instanceof SandboxProblem) || error.field === undefined) return undefined
  return { name: error.field, text: textOf(error.field) ?? error.message }
}
