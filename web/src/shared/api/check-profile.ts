import { fullUserShape, profileShape } from '#generated/answer-shapes.ts'
import { ApiFailure, unreadableAnswer } from './envelope.ts'

/** Throws {@link ApiFailure} for an answer whose types differ from the contract: the portal stores it and reads it on every page. */
export function checkProfile({ profile, fullUser }: { profile?: unknown; fullUser: unknown }): void {
  if (fullUserShape(fullUser) && (profile === undefined || profileShape(profile))) return
  throw new ApiFailure(unreadableAnswer('the profile'))
}
