import helpRequest from '../features/help-request/locales/cs.json' with { type: 'json' }
import { longFormTexts } from '../shared/long-form/long-form-texts.ts'

/** Texts that the pages of a request share. */
export const requestTexts = { 'help-request': helpRequest, ...longFormTexts }
