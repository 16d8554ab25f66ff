import type { FileCategory, FormFaults } from './form.ts'

type Handed = { readonly category: string }

/**
 * Every required category has a file or is marked „předáno jinak“ where that may be (spec §5 Files); a form that asks for no particular one
 * still needs `least` of them.
 */
export function checkFiles(
  categories: readonly FileCategory[],
  files: readonly Handed[],
  handedOtherwise: readonly string[],
  least = 0,
): FormFaults {
  const isThere = ({ id, mayBeHandedOtherwise }: FileCategory) =>
    files.some(({ category }) => category === id) || (mayBeHandedOtherwise && handedOtherwise.includes(id))
  const missing = categories.filter((category) => category.isRequired && !isThere(category))
  const strange = handedOtherwise.filter(
    (id) => !categories.some((category) => category.id === id && category.mayBeHandedOtherwise),
  )
  return {
    ...(files.length < least && ({ files: 'required' } as const)),
    ...Object.fromEntries(missing.map(({ id }) => [`files.${id}`, 'required' as const])),
    ...Object.fromEntries(strange.map((id) => [`files.${id}`, 'unknown' as const])),
  }
}
