import editing from '../editing/locales/cs.json' with { type: 'json' }
import form from '../form-engine/locales/cs.json' with { type: 'json' }
import formFiles from '../form-files/locales/cs.json' with { type: 'json' }
import longForm from './locales/cs.json' with { type: 'json' }

/** The Czech texts that a screen with a long form has to load. */
export const longFormTexts = { editing, form, 'form-files': formFiles, 'long-form': longForm }
