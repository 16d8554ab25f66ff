import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkAnswers } from '#rules/forms/check-answers.ts'
import type { FormFaults } from '#rules/forms/form.ts'
import { useServerClock } from '#web/shared/api/api-context.tsx'
import { createAnswers } from '#web/shared/form-engine/answers.ts'
import { AnswersSummary } from '#web/shared/form-engine/answers-summary.tsx'
import { FaultsSummary } from '#web/shared/form-engine/faults-summary.tsx'
import { FormSectionFields } from '#web/shared/form-engine/form-section-fields.tsx'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { everyItem } from './every-item.ts'
import { Section } from './section.tsx'

const remarks = [{ itemId: 'town', text: 'i\u00a0poštovní směrovací číslo' }]

/** Every item type of a long form, in Czech only like all long forms; then the answers. */
export function EngineSection() {
  const { t } = useTranslation('gallery')
  const clock = useServerClock()
  const [answers] = useState(() => createAnswers({ members: 4, distance: 37.5, allowance: false }))
  const [faults, setFaults] = useState<FormFaults>({})
  const [attempt, setAttempt] = useState(0)

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setFaults(checkAnswers(everyItem, answers.all(), { today: pragueDay(clock.now() ?? Date.now()) }))
    setAttempt(attempt + 1)
  }

  return (
    <Section name="engine">
      {everyItem.sections.map((section) => (
        <Stack key={section.id} gap={5} lang="cs">
          <Card variant="roomy">
            <form noValidate onSubmit={check}>
              <Stack gap={5}>
                <FaultsSummary definition={everyItem} faults={faults} attempt={attempt} />
                <FormSectionFields
                  definition={everyItem}
                  section={section}
                  answers={answers}
                  faults={faults}
                  remarks={remarks}
                />
                <div>
                  <Button type="submit" variant="primary">
                    {t(($) => $.engine.check)}
                  </Button>
                </div>
              </Stack>
            </form>
          </Card>
          <Card variant="roomy">
            <AnswersSummary definition={everyItem} section={section} answers={answers} />
          </Card>
        </Stack>
      ))}
    </Section>
  )
}
