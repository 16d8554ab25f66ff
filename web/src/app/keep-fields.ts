/**
 * A browser may translate a prerendered page before React takes it over; React then draws it anew. Returns the function that gives the
 * new fields what was typed and chosen in the old ones, and the focus; once.
 */
export function keepFields(root: HTMLElement): () => void {
  const fieldsOf = () => [...root.querySelectorAll<HTMLInputElement>('input, select')]
  const before = fieldsOf()
  const focused = before.indexOf(document.activeElement as HTMLInputElement)
  return () => {
    const fields = fieldsOf()
    // Once: React may recover from something else later, when more was typed.
    const kept = before.splice(0)
    for (const [index, field] of fields.entries()) {
      const { checked, value } = kept[index] ?? field
      // A press, so that React knows of the choice.
      if (field.checked !== checked) field.click()
      else field.value = value
    }
    if (kept.length > 0) fields[focused]?.focus()
  }
}
