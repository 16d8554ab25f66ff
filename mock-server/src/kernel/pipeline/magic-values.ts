import { childAt, type MagicEffect, type MagicField, type MagicInput, magicNumbers, magicTexts } from './magic-texts.ts'

/** A text of the body at any of these paths. */
const inBody = (...paths: readonly string[]) => {
  const places = paths.map((path) => path.split('.'))
  return ({ body }: MagicInput): readonly unknown[] => places.map((keys) => keys.reduce<unknown>(childAt, body))
}
const inFileNames = ({ fileNames }: MagicInput): readonly unknown[] => fileNames
const inFormValues = ({ body }: MagicInput): readonly unknown[] => {
  const fields = childAt(body, 'fields')
  return Array.isArray(fields) ? fields.map((field: unknown) => childAt(field, 'value')) : []
}
const inMailbox = ({ body }: MagicInput): readonly unknown[] => [String(childAt(body, 'email')).split('@')[0]]

/** Where a magic value works only as the entire text. */
const whole = (operationId: string, field: string, read = inBody(field), values = magicTexts): MagicField => ({
  operationId,
  field,
  match: 'whole',
  values,
  read,
})
/** Where it works as a word too. */
const word = (operationId: string, field: string, read = inBody(field)): MagicField => ({
  operationId,
  field,
  match: 'word',
  values: magicTexts,
  read,
})

/** Where magic values work: every field of this contract that a user can type into. */
export const magicFields: readonly MagicField[] = [
  whole('logIn', 'password'),
  whole('logInRecipient', 'personalNumber', inBody('personalNumber'), magicNumbers),
  word('sendEmailForm', 'a value of the form', inFormValues),
  whole('startCardPayment', 'cardholder'),
  whole('registerDonor', 'lastName or companyName', inBody('lastName', 'companyName')),
  whole('requestPasswordReset', 'username'),
  whole('resetPassword', 'password'),
  whole('checkMissingPayment', 'variableSymbol', inBody('variableSymbol'), magicNumbers),
  word('reportMissingPayment', 'note'),
  word('uploadFiles', 'the name of a file', inFileNames),
  whole('saveDonorProfile', 'lastName or companyName', inBody('lastName', 'companyName')),
  whole('saveTaxData', 'name'),
  whole('previewCertificate', 'name'),
  whole('requestEmailChange', 'the part of the e-mail before @', inMailbox),
  whole('changePassword', 'the new password', inBody('password')),
  word('saveAvatar', 'the name of the file', inFileNames),
  whole('saveRecipientData', "the patient's last name", inBody('patient.lastName')),
  whole('saveRecipientContacts', "the caring person's last name", inBody('caringPerson.lastName')),
  whole('addFamilyMember', 'name'),
  whole('saveFamilyMember', 'name'),
  word('requestMemberRemoval', 'reason'),
  word('addRecipientPhoto', 'the name of the file', inFileNames),
  word('saveRecipientPhoto', 'description'),
  word('requestPhotoRemoval', 'reason'),
  word('uploadRecipientDocument', 'the name of the file', inFileNames),
  word('uploadRenewalFile', 'the name of the file', inFileNames),
  word('submitRenewal', 'what the contribution was used for', inBody('contributionUse', 'answers.contribution-use')),
  word('uploadHelpRequestFile', 'the name of the file', inFileNames),
  word('submitHelpRequest', 'what would help (help-wanted)', inBody('answers.help-wanted')),
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
