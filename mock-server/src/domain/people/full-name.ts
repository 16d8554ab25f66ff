/** The portal's header and a family member have space for one text field (rule 14.3); two full ones would be too long together. */
const MAX_CHARACTERS = 100

/** First and last name in one, cut at 100 characters. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string => {
  const name = `${firstName} ${lastName}`.trim()
  const characters = Array.from(name)
  return characters.length > MAX_CHARACTERS ? characters.slice(0, MAX_CHARACTERS).join('') : name
}
