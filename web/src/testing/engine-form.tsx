import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { checkAnswers } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormDefinition, FormFaults, FormItem } from '#rules/forms/form.ts'
import { App } from '../app/app.tsx'
import { addTexts } from '../app/i18n.ts'
import type { Remark } from '../shared/api/wire.ts'
import { type Answers, createAnswers } from '../shared/form-engine/answers.ts'
import { AnswersSummary } from '../shared/form-engine/answers-summary.tsx'
import { FaultsSummary } from '../shared/form-engine/faults-summary.tsx'
import { FormSectionFields } from '../shared/form-engine/form-section-fields.tsx'
import form from '../shared/form-engine/locales/cs.json' with { type: 'json' }
import { NavigationProvider } from '../shared/navigation/navigation.tsx'
import { observedServices } from './observed-services.ts'

export const today = '2026-11-10'

export const formOf = (...items: FormItem[]): FormDefinition => ({
  formId: 'form-1',
  title: 'Formulář',
  sections: [{ id: 'first', title: 'První část', items }],
})

type Opened = { answers?: FormAnswers; remarks?: readonly Remark[]; hash?: string; isFieldsOnly?: boolean }

/**
 * A form of one page as a family sees it: its fields, the summary of errors on top, a button that
 * submits a valid form.
 */
export async function openForm(
  definition: FormDefinition,
  { answers: initial = {}, remarks = [], hash = '', isFieldsOnly = false }: Opened = {},
) {
  const { services } = observedServices({}, () => '/dotaznik')
  await addTexts(services.czech, { form }, 'cs')
  const answers = createAnswers(initial)
  const sent: FormAnswers[] = []
  const navigation = { place: { pathname: '/dotaznik', search: '', hash, state: null }, go: () => undefined }
  const around = ({ children }: { children: ReactNode }) => (
    <App services={services}>
      <I18nextProvider i18n={services.czech}>
        <NavigationProvider navigation={navigation}>{children}</NavigationProvider>
      </I18nextProvider>
    </App>
  )
  const page = (
    <Page
      definition={definition}
      answers={answers}
      remarks={remarks}
      isFieldsOnly={isFieldsOnly}
      onSend={(all) => sent.push(all)}
    />
  )
  const { unmount, container } = render(page, { wrapper: around })
  return { user: userEvent.setup(), answers, sent, unmount, container }
}

type PageProps = {
  definition: FormDefinition
  answers: Answers
  remarks: readonly Remark[]
  /** Without the answers below, which render with every answer. */
  isFieldsOnly: boolean
  onSend: (answers: FormAnswers) => void
}

function Page({ definition, answers, remarks, isFieldsOnly, onSend }: PageProps) {
  const [faults, setFaults] = useState<FormFaults>({})
  const [attempt, setAttempt] = useState(0)
  function send(event: SubmitEvent) {
    event.preventDefault()
    const found = checkAnswers(definition, answers.all(), { today })
    setFaults(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length === 0) onSend(answers.all())
  }
  return (
    <form noValidate onSubmit={send} aria-label="Formulář">
      <FaultsSummary definition={definition} faults={faults} attempt={attempt} />
      {definition.sections.map((section) => (
        <div key={section.id}>
          <FormSectionFields
            definition={definition}
            section={section}
            answers={answers}
            faults={faults}
            remarks={remarks}
          />
          {!isFieldsOnly && (
            <section aria-label="Odpovědi">
              <AnswersSummary definition={definition} section={section} answers={answers} />
            </section>
          )}
        </div>
      ))}
      <button type="submit">Odeslat</button>
    </form>
  )
}
