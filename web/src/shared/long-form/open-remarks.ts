import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import type { Remark } from '../api/wire.ts'

/** A remark of the foundation whose answer has not changed since, with its section. */
export type OpenRemark = Remark & { sectionId: string; sectionTitle: string }

/** The remarks whose answers have not changed since the form was returned, in the order of the form. */
export function openRemarks(
  definition: FormDefinition,
  remarks: readonly Remark[],
  returned: FormAnswers,
  now: FormAnswers,
): readonly OpenRemark[] {
  const isSame = (itemId: string) =>
    JSON.stringify(answerAt(returned, itemId)) === JSON.stringify(answerAt(now, itemId))
  return definition.sections.flatMap(({ id, title, items }) =>
    remarks
      .filter(({ itemId }) => items.some((item) => item.id === itemId) && isSame(itemId))
      .map((remark) => ({ ...remark, sectionId: id, sectionTitle: title })),
  )
}
