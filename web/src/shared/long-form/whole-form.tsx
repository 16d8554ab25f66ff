import type { ReactNode } from 'react'
import { isUntouched } from '../form-engine/answered.ts'
import { useAllAnswers } from '../form-engine/answers.ts'
import { AnswersSummary } from '../form-engine/answers-summary.tsx'
import { Stack } from '../ui/stack.tsx'
import { ChangeLink } from './change-link.tsx'
import { useLongForm } from './form-context.ts'
import styles from './long-form.module.css'
import { FILES } from './use-form-place.ts'

/** The complete form as text, part by part: to be checked before sending, read afterwards, and printed. */
export function WholeForm({ isChangeable = false }: { isChangeable?: boolean }) {
  const { definition, draft, files } = useLongForm()
  const all = useAllAnswers(draft.answers)
  const action = (part: string, title: string, isEmpty: boolean) =>
    isChangeable && <ChangeLink part={part} title={title} isEmpty={isEmpty} />
  return (
    <Stack gap={5}>
      {definition.sections.map((section) => (
        <Block
          key={section.id}
          title={section.title}
          action={action(section.id, section.title, isUntouched(definition, section, all))}
        >
          <AnswersSummary definition={definition} section={section} answers={draft.answers} />
        </Block>
      ))}
      {files && (
        <Block title={files.title} action={action(FILES, files.title, files.isEmpty ?? false)}>
          {files.summary}
        </Block>
      )}
    </Stack>
  )
}

function Block({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
