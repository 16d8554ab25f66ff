/** Default drawings of rule 3.3. */
export type DefaultAvatar = 'neutral' | 'male' | 'female'

/** Widest avatar in CSS pixels (rule 3.3). */
export const maxAvatarWidth = 150

/** The drawing for a person without a photo, by the profile's gender: 1 male, 2 female, anything else (-1 when absent) neutral. */
export function defaultAvatar(gender: number | undefined): DefaultAvatar {
  if (gender === 1) return 'male'
  return gender === 2 ? 'female' : 'neutral'
}
