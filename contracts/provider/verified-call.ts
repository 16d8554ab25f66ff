import type { Interaction } from '../pact-file.ts'
import type { ProviderAnswer } from './answer.ts'
import type { AnswerDifference } from './difference.ts'

/** One call after the run; without differences it passed. `answer` is absent if the call got none or was not sent. */
export type VerifiedCall = { interaction: Interaction; answer?: ProviderAnswer; differences: AnswerDifference[] }
