import type { ItemOf } from '#rules/forms/form.ts'
import { FormText } from './form-text.tsx'

/** Something to read between the questions. */
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
