/**
 * A browser may translate a prerendered page before React takes it over; React then draws it anew. Returns the function that gives the
 * new fields what was typed and chosen in the old ones, and the focus.
 */
export function keepFields(root: HTMLElement): () => void {
  const fieldsOf = () => [...root.querySelectorAll<HTMLInputElement>('input, select')]
  const before = fieldsOf()
  const focused = before.indexOf(document.activeElement as HTMLInputElement)
  return () => {
    const fields = fieldsOf()
    for (const [index, field] of fields.entries()) {
      const { checked, value } = before[index] ?? field
      // A press, so that React knows of the choice.
      if (field.checked !== checked) field.click()
      else field.value = value
    }
    fields[focused]?.focus()
  }
}
