import { useState } from 'react'
import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import { NavigationProvider, type PortalLocation } from '#web/shared/navigation/navigation.tsx'
import { AlertOutlet } from '#web/shared/ui/alerts/alert-outlet.tsx'
import { LongForm, type LongFormProps } from '../long-form.tsx'
import { useAnswersDraft } from '../use-answers-draft.ts'

type FormHostProps = Partial<Omit<LongFormProps, 'send' | 'draft'>> & {
  definition: FormDefinition
  initial?: FormAnswers
  /** The initial address. */
  at?: string
  send?: Partial<LongFormProps['send']>
  /** Faults returned by the provider on sending. */
  refusedAtSend?: FormFaults
  /** The form is sent at the click, but the confirmation page is not shown yet. */
  isSentAtOnce?: boolean
}

const nothing = {}

/** A page with a long form, in a tab with a previous page. */
export function FormHost({
  definition,
  initial = nothing,
  at = '/formular',
  send,
  refusedAtSend,
  isSentAtOnce = false,
  ...rest
}: FormHostProps) {
  const [history, setHistory] = useState([at])
  const go = (to: string) => setHistory([...history, to])
  const { pathname, search, hash } = new URL(history[history.length - 1] ?? at, 'http://localhost')
  const place: PortalLocation = { pathname, search, hash, state: { linkKey: 'klic' } }
  const [serverFaults, setServerFaults] = useState<FormFaults>(nothing)
  const draft = useAnswersDraft({ name: 'sample', definition, initial })
  return (
    <NavigationProvider navigation={{ place, go }}>
      <button type="button" onClick={() => setHistory(history.slice(0, -1))}>
        Zpět v prohlížeči
      </button>
      <LongForm
        definition={definition}
        draft={draft}
        remarks={[]}
        files={undefined}
        intro={<h1>{definition.title}</h1>}
        {...rest}
        send={{
          label: 'Odeslat žádost',
          isSending: false,
          problem: undefined,
          serverFaults,
          ...send,
          onSend(answers) {
            send?.onSend?.(answers)
            if (refusedAtSend) setServerFaults(refusedAtSend)
            if (isSentAtOnce) draft.forget()
          },
        }}
      />
      <AlertOutlet />
    </NavigationProvider>
  )
}

/** Three sections for the cases of their state: required, optional, and shown only after another answer. */
export const sampleForm: FormDefinition = {
  formId: 'sample-1',
  title: 'Žádost o pomoc',
  sections: [
    {
      id: 'patient',
      title: 'Kdo je nemocný',
      items: [
        { id: 'first-name', itemType: 'text', question: 'Jméno', required: true },
        { id: 'last-name', itemType: 'text', question: 'Příjmení', required: true },
      ],
    },
    {
      id: 'household',
      title: 'Domácnost',
      items: [
        { id: 'members', itemType: 'number', question: 'Kolik vás doma žije', required: true },
        {
          id: 'works',
          itemType: 'boolean',
          question: 'Chodí někdo do práce?',
          required: true,
          trueText: 'Ano',
          falseText: 'Ne',
        },
        {
          id: 'job',
          itemType: 'multiline text',
          question: 'Kam',
          required: true,
          shownWhen: { id: 'works', isAnyOf: ['true'] },
        },
      ],
    },
    {
      id: 'story',
      title: 'Váš příběh',
      description: 'Pište tak, jak vám to **jde**.',
      items: [{ id: 'words', itemType: 'multiline text', question: 'Co nám chcete říct', required: false }],
    },
  ],
}
