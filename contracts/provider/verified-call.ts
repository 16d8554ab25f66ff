import type { ProviderAnswer } from '../differences/answer.ts'
import type { AnswerDifference } from '../differences/difference.ts'
import type { Interaction } from '../pact-file.ts'

/** One call after the run; without differences it passed. `answer` is absent if the call got none or was not sent. */
export type VerifiedCall = { interaction: Interaction; answer?: ProviderAnswer; differences: AnswerDifference[] }
