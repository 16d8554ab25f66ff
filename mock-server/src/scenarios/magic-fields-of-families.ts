import { childAt, type MagicField, magicTexts } from './magic-texts.ts'

/** Where magic values work in the account of a family. */
export const magicFieldsOfFamilies: readonly MagicField[] = [
  {
    operationId: 'saveRecipientData',
    field: "the patient's last name",
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(childAt(body, 'patient'), 'lastName')],
  },
  {
    operationId: 'saveRecipientContacts',
    field: "the caring person's last name",
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(childAt(body, 'caringPerson'), 'lastName')],
  },
  {
    operationId: 'addFamilyMember',
    field: 'name',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'name')],
  },
  {
    operationId: 'saveFamilyMember',
    field: 'name',
    match: 'whole',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'name')],
  },
  {
    operationId: 'requestMemberRemoval',
    field: 'reason',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'reason')],
  },
  {
    operationId: 'addRecipientPhoto',
    field: 'the name of the file',
    match: 'word',
    values: magicTexts,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'saveRecipientPhoto',
    field: 'description',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'description')],
  },
  {
    operationId: 'requestPhotoRemoval',
    field: 'reason',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'reason')],
  },
  {
    operationId: 'uploadRecipientDocument',
    field: 'the name of the file',
    match: 'word',
    values: magicTexts,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'uploadRenewalFile',
    field: 'the name of the file',
    match: 'word',
    values: magicTexts,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'submitRenewal',
    field: 'what the contribution was used for',
    match: 'word',
    values: magicTexts,
    read: ({ body }) => [childAt(body, 'contributionUse'), childAt(childAt(body, 'answers'), 'contribution-use')],
  },
]
