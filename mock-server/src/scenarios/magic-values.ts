import { magicFieldsOfFamilies } from './magic-fields-of-families.ts'
import { magicFieldsOfForms } from './magic-fields-of-forms.ts'
import { childAt, type MagicEffect, type MagicField, type MagicInput, magicNumbers, magicTexts } from './magic-texts.ts'

/** Where magic values work: every field of this contract that a user can type into. */
export const magicFields: readonly MagicField[] = [
  {
    operationId: 'logIn',
    field: 'password',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'password')],
  },
  {
    operationId: 'logInRecipient',
    field: 'personalNumber',
    match: 'whole',
    values: magicNumbers,
    read: ({ body }) => [childAt(body, 'personalNumber')],
  },
  {
    operationId: 'sendEmailForm',
    field: 'a value of the form',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => {
      const fields = childAt(body, 'fields')
      return Array.isArray(fields) ? fields.map((field: unknown) => childAt(field, 'value')) : []
    },
  },
  {
    operationId: 'startCardPayment',
    field: 'cardholder',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'cardholder')],
  },
  {
    operationId: 'registerDonor',
    field: 'lastName or companyName',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'lastName'), childAt(body, 'companyName')],
  },
  {
    operationId: 'requestPasswordReset',
    field: 'username',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'username')],
  },
  {
    operationId: 'resetPassword',
    field: 'password',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'password')],
  },
  {
    operationId: 'checkMissingPayment',
    field: 'variableSymbol',
    match: 'whole',
    values: magicNumbers,
    read: ({ body }) => [childAt(body, 'variableSymbol')],
  },
  {
    operationId: 'reportMissingPayment',
    field: 'note',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'note')],
  },
  {
    operationId: 'uploadFiles',
    field: 'the name of a file',
    match: 'word',
    values: magicTexts,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'saveDonorProfile',
    field: 'lastName or companyName',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'lastName'), childAt(body, 'companyName')],
  },
  {
    operationId: 'saveTaxData',
    field: 'name',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'name')],
  },
  {
    operationId: 'previewCertificate',
    field: 'name',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'name')],
  },
  {
    operationId: 'requestEmailChange',
    field: 'the part of the e-mail before @',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [String(childAt(body, 'email')).split('@')[0]],
  },
  {
    operationId: 'changePassword',
    field: 'the new password',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'password')],
  },
  {
    operationId: 'saveAvatar',
    field: 'the name of the file',
    match: 'word',
    values: magicTexts,
    read: ({ fileNames }) => fileNames,
  },
  ...magicFieldsOfFamilies,
  ...magicFieldsOfForms,
]

const placesByOperation = Map.groupBy(magicFields, ({ operationId }) => operationId)

/** The effect of the first magic value in the input; null for an ordinary one, which costs a few comparisons. */
export const magicEffect = (operationId: string, input: MagicInput): MagicEffect | null => {
  for (const place of placesByOperation.get(operationId) ?? []) {
    const typed = place.read(input).filter((text) => typeof text === 'string')
    const found = place.values.find(({ value }) =>
      typed.some((text) => (place.match === 'whole' ? text === value : text.includes(value))),
    )
    if (found) return found.effect
  }
  return null
}
