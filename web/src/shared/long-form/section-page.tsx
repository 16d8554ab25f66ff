import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { checkSection, fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormSection } from '#rules/forms/form.ts'
import { FaultsSummary } from '../form-engine/faults-summary.tsx'
import { FormSectionFields } from '../form-engine/form-section-fields.tsx'
import { FormText } from '../form-engine/form-text.tsx'
import { Stack } from '../ui/stack.tsx'
import { faultsIn, hasAny } from './fault-sets.ts'
import { useLongForm } from './form-context.ts'
import { PartActions } from './part-actions.tsx'
import { PartHeading } from './part-heading.tsx'

/** The page of one section: its questions, and the button to continue. */
export function SectionPage({ section }: { section: FormSection }) {
  const { t } = useTranslation('long-form')
  const { definition, draft, remarks, faults, today, pass, files } = useLongForm()
  const shown = faultsIn(section, faults.shown)
  const step = definition.sections.indexOf(section) + 1
  const count = definition.sections.length + (files ? 1 : 0)

  function save(event: SubmitEvent) {
    event.preventDefault()
    draft.answers.flush()
    const found = checkSection(definition, section, fitAnswers(definition, draft.answers.all()), { today })
    if (hasAny(found)) faults.accuse(found)
    else pass(section)
  }

  return (
    <form noValidate onSubmit={save}>
      <Stack gap={5}>
        <PartHeading title={section.title} caption={count > 1 ? t(($) => $.step, { step, count }) : undefined} />
        <FaultsSummary definition={definition} faults={shown} attempt={faults.attempt} />
        {section.description !== undefined && <FormText text={section.description} />}
        <FormSectionFields
          definition={definition}
          section={section}
          answers={draft.answers}
          faults={shown}
          remarks={remarks}
        />
        <PartActions />
      </Stack>
    </form>
  )
}
