import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { Button } from '../../../src/shared/ui/button.tsx'
import { fieldId } from '../../../src/shared/ui/fields/field-aria.ts'
import type { Choice } from '../../../src/shared/ui/fields/select-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { SandboxProblem } from '../../api/sandbox.ts'
import { Problem } from '../../frame/problem.tsx'
import { goTo } from '../../frame/use-address.ts'
import { EVENTS, NO_FILTER } from '../../world/journal/journal-filter.ts'
import { Section } from '../shared/section.tsx'
import tools from '../shared/tools.module.css'
import styles from './data.module.css'
import { type About, triggerKinds } from './trigger-contract.ts'
import { readTrigger, type Subject } from './trigger-draft.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { useTrigger } from './use-data.ts'
import { useTriggerTexts } from './use-data-texts.ts'

export type TriggerFormProps = {
  world: string
  about: About
  subject: Subject
  offered?: Readonly<Record<string, readonly Choice[]>>
  /** Called before the trigger runs: what is on the page is the state before it. */
  onRun?: () => void
}

const NONE = {}

/** The triggers of a person, a request or the world, each with the form that the contract describes. */
export function TriggerForm({ world, about, subject, offered = NONE, onRun }: TriggerFormProps) {
  const { t } = useTranslation('console-tools')
  const texts = useTriggerTexts()
  const language = useLanguage()
  const kinds = triggerKinds.filter((each) => each.about.includes(about))
  const [name, setName] = useState(kinds[0]?.kind ?? '')
  const running = useTrigger(world)
  const kind = kinds.find((each) => each.kind === name)
  if (!kind) return null
  const { error } = running
  const wrong = wrongField(error, texts.wrong)
  const isAtField = wrong !== undefined && kind.fields.some((field) => field.name === wrong.name)

  function send(form: FormData) {
    if (running.isPending || !kind) return
    onRun?.()
    running.mutate(readTrigger(kind, subject, form), { onError: focusField })
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
            running.reset()
          }}
          choices={kinds.map((each) => ({ value: each.kind, label: texts.kind(each.kind) }))}
        />
        <TriggerFields key={name} fields={kind.fields} wrong={wrong} offered={offered} />
        {error && !isAtField && <Problem problem={error} text={refusalText(error, texts.refused(name))} />}
        {running.data && (
          <Banner tone="ok" role="status">
            <p>{t(($) => $.data.trigger.ran, { what: texts.kind(running.data[0]?.kind ?? name) })}</p>
            <p>
              {language === 'en' && (
                <span className={tools.soft}>{running.data.map(({ summary }) => summary).join(' ')} </span>
              )}
              <JournalLink kind={name} />
            </p>
          </Banner>
        )}
        <p>
          <Button type="submit" variant="primary" busy={running.isPending}>
            {t(($) => $.data.trigger.run)}
          </Button>
        </p>
      </form>
    </Section>
  )
}

/** The journal, filtered to events of this kind. */
function JournalLink({ kind }: { kind: string }) {
  const { t } = useTranslation('console-tools')
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries({ ...NO_FILTER, operation: EVENTS, text: kind }))
    address.searchParams.set(name, value)
  address.hash = 'world'

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(address)
  }

  return (
    <a href={address.href} onClick={follow}>
      {t(($) => $.data.trigger.seeJournal)}
    </a>
  )
}

/** Moves the focus to the field that was refused, so that its message is read out. */
function focusField(problem: Error) {
  if (problem instanceof SandboxProblem && problem.field !== undefined)
    document.getElementById(fieldId(problem.field))?.focus()
}

/** The console's text for a trigger that the state of its person does not allow. */
const refusalText = (error: Error, text: string | undefined): string | undefined =>
  error instanceof SandboxProblem && error.code === 'trigger-refused' ? text : undefined

/** The field that the control plane refused, with the console's text for it or the sandbox's own. */
function wrongField(error: Error | null, textOf: (field: string) => string | undefined) {
  if (!(error instanceof SandboxProblem) || error.field === undefined) return undefined
  return { name: error.field, text: textOf(error.field) ?? error.message }
}
