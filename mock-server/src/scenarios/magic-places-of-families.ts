import { at, magicWords, type Place } from './magic-words.ts'

/** Where magic values work in the account of a family. */
export const magicPlacesOfFamilies: readonly Place[] = [
  {
    operationId: 'saveRecipientData',
    field: "the patient's last name",
    match: 'whole',
    values: magicWords,
    read: ({ body }) => [at(at(body, 'patient'), 'lastName')],
  },
  {
    operationId: 'saveRecipientContacts',
    field: "the caring person's last name",
    match: 'whole',
    values: magicWords,
    read: ({ body }) => [at(at(body, 'caringPerson'), 'lastName')],
  },
  {
    operationId: 'addFamilyMember',
    field: 'name',
    match: 'whole',
    values: magicWords,
    read: ({ body }) => [at(body, 'name')],
  },
  {
    operationId: 'saveFamilyMember',
    field: 'name',
    match: 'whole',
    values: magicWords,
    read: ({ body }) => [at(body, 'name')],
  },
  {
    operationId: 'requestMemberRemoval',
    field: 'reason',
    match: 'word',
    values: magicWords,
    read: ({ body }) => [at(body, 'reason')],
  },
  {
    operationId: 'addRecipientPhoto',
    field: 'the name of the file',
    match: 'word',
    values: magicWords,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'saveRecipientPhoto',
    field: 'description',
    match: 'word',
    values: magicWords,
    read: ({ body }) => [at(body, 'description')],
  },
  {
    operationId: 'requestPhotoRemoval',
    field: 'reason',
    match: 'word',
    values: magicWords,
    read: ({ body }) => [at(body, 'reason')],
  },
  {
    operationId: 'uploadRecipientDocument',
    field: 'the name of the file',
    match: 'word',
    values: magicWords,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'uploadRenewalFile',
    field: 'the name of the file',
    match: 'word',
    values: magicWords,
    read: ({ fileNames }) => fileNames,
  },
  {
    operationId: 'submitRenewal',
    field: 'what the contribution was used for',
    match: 'word',
    values: magicWords,
    read: ({ body }) => [at(body, 'contributionUse'), at(at(body, 'answers'), 'contribution-use')],
  },
]
