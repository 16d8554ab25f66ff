import { cx } from '../../src/shared/ui/class-names.ts'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import { titlesOf } from '../api/operations.ts'
import tools from './tools.module.css'

/** `Hlasování v hodnocení (saveNps)`, for lists of choices and for sentences. */
export function useOperationText(): (operationId: string) => string {
  const language = useLanguage()
  return (operationId) => {
    const title = titlesOf(operationId)[language]
    return title === '' ? operationId : `${title} (${operationId})`
  }
}

/** The name of an operation for people, then its id; the id alone for an unknown operation. */
export function OperationName({ operationId, className }: { operationId: string; className?: string | undefined }) {
  const language = useLanguage()
  const title = titlesOf(operationId)[language]
  if (title === '') return <span className={className}>{operationId}</span>
  return (
    <>
      <span className={className}>{title}</span> <span className={cx(tools.soft, tools.light)}>({operationId})</span>
    </>
  )
}
