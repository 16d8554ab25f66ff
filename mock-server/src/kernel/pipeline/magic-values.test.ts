import { expect, test } from 'vitest'
import { magicEffect } from './magic-values.ts'

const form = (value: string) => ({
  to: 'portal@example.com',
  subject: 'x',
  fields: [{ id: 'message', title: 'Zpráva', value }],
})

test.each([
  ['logIn', { username: '10000001', password: 'error_500' }, [], 'error_code'],
  ['logIn', { username: '10000001', password: 'slow_5000' }, [], 'latency'],
  ['logInRecipient', { step: 'validate', personalNumber: '9990410', birthDate: '1985-04-01' }, [], 'reset'],
  ['sendEmailForm', form('Prosím error_html, děkuji'), [], 'html'],
  ['startCardPayment', { amount: 300, cardholder: 'error_410' }, [], 'reset'],
  ['registerDonor', { kind: 'person', lastName: 'error_json' }, [], 'garbage'],
  ['registerDonor', { kind: 'company', companyName: 'error_500' }, [], 'error_code'],
  ['requestPasswordReset', { username: 'slow_5000' }, [], 'latency'],
  ['resetPassword', { resetToken: 'rst_1', password: 'error_html' }, [], 'html'],
  ['checkMissingPayment', { amount: 500, variableSymbol: '9990500' }, [], 'error_code'],
  ['reportMissingPayment', { note: 'Prosím error_410, děkuji' }, [], 'reset'],
  ['saveDonorProfile', { lastName: 'error_500' }, [], 'error_code'],
  ['requestEmailChange', { email: 'error_410@example.com' }, [], 'reset'],
  ['changePassword', { oldPassword: 'andel123', password: 'error_500' }, [], 'error_code'],
  ['saveAvatar', undefined, ['já error_500.png'], 'error_code'],
  ['saveRecipientData', { patient: { firstName: 'Tomáš', lastName: 'error_500' } }, [], 'error_code'],
  ['saveRecipientContacts', { caringPerson: { firstName: 'Petra', lastName: 'error_410' } }, [], 'reset'],
  ['addFamilyMember', { name: 'error_html' }, [], 'html'],
  ['saveFamilyMember', { name: 'slow_5000' }, [], 'latency'],
  ['requestMemberRemoval', { reason: 'Prosím error_429, odstěhovala se.' }, [], 'error_code'],
  ['addRecipientPhoto', undefined, ['u vody slow_5000.jpg'], 'latency'],
  ['saveRecipientPhoto', { takenMonth: 5, takenYear: 2026, description: 'Na výletě error_json' }, [], 'garbage'],
  ['requestPhotoRemoval', { reason: 'error_410' }, [], 'reset'],
  ['uploadRecipientDocument', undefined, ['zpráva error_500.pdf'], 'error_code'],
  ['uploadHelpRequestFile', undefined, ['zpráva error_410.pdf'], 'reset'],
  ['submitHelpRequest', { answers: { 'help-wanted': 'Cesty error_500' } }, [], 'error_code'],
  ['uploadFiles', undefined, ['zpráva.pdf', 'error_500.pdf'], 'error_code'],
  ['uploadRenewalFile', undefined, ['zpráva error_410.pdf'], 'reset'],
  ['submitRenewal', { kind: 'financial', contributionUse: 'Léky a error_500' }, [], 'error_code'],
  ['submitRenewal', { kind: 'generic', answers: { 'contribution-use': 'Léky a slow_5000' } }, [], 'latency'],
])('%s with %o and files %o has the effect %s', (operationId, body, fileNames, kind) =>
  expect(magicEffect(operationId, { body, fileNames })?.kind).toBe(kind),
)

test.each([
  ['logIn', { username: 'error_500', password: 'andel123' }],
  ['logIn', { username: '10000001', password: 'my error_500' }],
  ['logInRecipient', { step: 'verify', transactionId: 'error_500', code: '999050' }],
  ['sendEmailForm', { fields: 'error_500' }],
  ['saveNps', { rating: 5, emlid: 'error_500' }],
  ['logIn', null],
  ['requestEmailChange', { email: 'jana@error_500.example.com' }],
  ['requestEmailChange', { email: 7 }],
  ['startCardPayment', { amount: 300, cardholder: 'DECLINED', email: 'error_500@example.com' }],
  ['registerDonor', { kind: 'person', firstName: 'error_500', lastName: 'Nová' }],
  ['saveRecipientData', { patient: 'error_500', lifeStory: 'error_500' }],
  ['saveRecipientContacts', { caringPerson: null }],
  ['requestMemberRemoval', { reason: 7 }],
  ['submitRenewal', { kind: 'financial', contributionUse: 'Léky', note: 'error_500' }],
  ['submitRenewal', { kind: 'generic', answers: null }],
])('%s with %o is an ordinary call', (operationId, body) =>
  expect(magicEffect(operationId, { body, fileNames: [] })).toBeNull(),
)
