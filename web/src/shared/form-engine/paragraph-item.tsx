import type { ItemOf } from '#rules/forms/form.ts'
import { FormText } from './form-text.tsx'

/** A text between the questions, without a field. */
export function ParagraphItem({ item }: { item: ItemOf<'paragraph'> }) {
  return (
    <>
      {item.question && <p>{item.question}</p>}
      <FormText text={item.text} />
      {item.description && (
        <div className="soft small">
          <FormText text={item.description} />
        </div>
      )}
    </>
  )
}
