import helpRequest from '../features/help-request/locales/cs.json' with { type: 'json' }
import { longFormTexts } from '../shared/long-form/long-form-texts.ts'

/** What the pages of a request are composed of, in words. */
export const requestTexts = { 'help-request': helpRequest, ...longFormTexts }
