import { useCzechFor } from '../../shared/scenario-texts.ts'
import czech from './magic-texts.cs.json' with { type: 'json' }

/** The texts of the magic values. */
export const useMagicTexts = () => useCzechFor(czech)
