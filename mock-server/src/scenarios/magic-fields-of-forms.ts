import { childAt, type MagicField, magicTexts } from './magic-texts.ts'

/** Where magic values work in long forms that are sent without a login. */
export const magicFieldsOfForms: readonly MagicField[] = [
  {
    operationId: 'uploadHelpRequestFile',
    field: 'the name of the file',
    match: 'word',
    values: magicTexts,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'submitHelpRequest',
    field: 'what would help (help-wanted)',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => [childAt(childAt(body, 'answers'), 'help-wanted')],
  },
]
