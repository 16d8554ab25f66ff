import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isUntouched } from '../form-engine/answered.ts'
import { useAllAnswers } from '../form-engine/answers.ts'
import { AnswersSummary } from '../form-engine/answers-summary.tsx'
import { Link } from '../navigation/navigation.tsx'
import { Stack } from '../ui/stack/stack.tsx'
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

type ChangeLinkProps = {
  part: string
  title: string
  /** The part has no answers yet. */
  isEmpty: boolean
}

/** The link „Změnit“ or „Vyplnit“ of one part on the check page; saving the part returns there. */
function ChangeLink({ part, title, isEmpty }: ChangeLinkProps) {
  const { t } = useTranslation('long-form')
  const { place } = useLongForm()
  return (
    <Link
      className="no-print standalone-link"
      to={place.hrefOf(part, { returnsToCheck: true })}
      aria-label={isEmpty ? t(($) => $.check.fillPart, { part: title }) : t(($) => $.check.changePart, { part: title })}
    >
      {isEmpty ? t(($) => $.check.fill) : t(($) => $.check.change)}
    </Link>
  )
}
