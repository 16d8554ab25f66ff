import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { fieldId } from '../../../src/shared/ui/fields/field-aria.ts'
import { type Choice, SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { SandboxProblem } from '../../api/sandbox.ts'
import { type TriggerKind, type TriggerSubject, triggerKinds } from '../../api/trigger-contract.ts'
import type { Message } from '../../api/world-queries.ts'
import { MessageLink } from '../../session/message-link.tsx'
import { markMessages } from '../../session/read-messages.ts'
import { useOtherPerson } from '../../session/use-other-person.ts'
import { ConsoleLink } from '../../shared/console-link.tsx'
import { EVENTS, NO_FILTER } from '../../shared/journal-filter.ts'
import { dayText, pragueTime } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import { readTrigger, type Subject, type TriggerBody } from './trigger-draft.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { type TriggerRun, useTrigger } from './use-data.ts'
import { useSentText, useTriggerTexts } from './use-data-texts.ts'

type TriggerResultProps = {
  world: string
  kind: TriggerKind
  sent: TriggerBody
  run: TriggerRun
  /** How many times this trigger has run in a row. */
  times: number
  who: string
  /** What differs from the state before it. */
  changes: ReactNode
}

/** Below a long form it would be cut by the edge of the window. */
const bringIntoView = (result: HTMLElement | null): void => result?.scrollIntoView({ block: 'nearest' })

/** What a trigger did: with which values, to whom, at which time of the world, what changed, and the messages that it sent. */
function TriggerResult({ world, kind, sent, run, times, who, changes }: TriggerResultProps) {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const what = useSentText()(kind, sent)
  const [event] = run.ran
  return (
    <div ref={bringIntoView}>
      <Banner tone="ok" role="status" className={styles.result}>
        <p>
          <strong>
            {times > 1 ? t(($) => $.data.trigger.ranAgain, { what, times }) : t(($) => $.data.trigger.ran, { what })}
          </strong>
        </p>
        {event && (
          <p>
            {t(($) => $.data.trigger.ranFor, { who, day: dayText(event.at, language), time: pragueTime(event.at) })}
          </p>
        )}
        {changes}
        {run.messages.map((message) => (
          <SentMessage key={message.id} world={world} message={message} />
        ))}
        <p>
          {language === 'en' && <span className={tools.soft}>{run.ran.map(({ summary }) => summary).join(' ')} </span>}
          <ConsoleLink tab="world" search={{ ...NO_FILTER, operation: EVENTS, text: kind.kind }}>
            {t(($) => $.data.trigger.seeJournal)}
          </ConsoleLink>
        </p>
      </Banner>
    </div>
  )
}

/** A message that the trigger sent: its link, and where it is in the inbox. */
function SentMessage({ world, message }: { world: string; message: Message }) {
  const { t } = useTranslation('console-tools')
  const { channel, to, link } = message
  const other = useOtherPerson(world, link === undefined ? undefined : to)
  const read = () => void markMessages(localStorage, [message], true)
  return (
    <p className={styles.sent}>
      <span>{t(($) => $.data.trigger.sent[channel], { to })}</span>
      {link !== undefined && <MessageLink world={world} link={link} other={other} onOpen={read} />}
      <a href="#world">{t(($) => $.data.trigger.seeMessage)}</a>
    </p>
  )
}

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
