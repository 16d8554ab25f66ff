import { at, magicWords, type Place } from './magic-words.ts'

/** Where magic values work in long forms that are sent without a login. */
export const magicPlacesOfForms: readonly Place[] = [
  {
    operationId: 'uploadHelpRequestFile',
    field: 'the name of the file',
    match: 'word',
    values: magicWords,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'submitHelpRequest',
    field: 'what would help (help-wanted)',
    match: 'word',
    values: magicWords,
    read: ({ body }) => [at(at(body, 'answers'), 'help-wanted')],
  },
]
