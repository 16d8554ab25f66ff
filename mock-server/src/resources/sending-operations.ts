import type { OperationId } from '../kernel/handler.ts'

/**
 * The operations that send e-mails or SMS, at once or from the gateway that they lead to: only they can meet a fault of messages. The
 * kernel refuses a message of any other.
 */
export const sendingOperations: ReadonlySet<string> = new Set<OperationId>([
  'cancelRecurringPayment',
  'changePassword',
  'changeRecurringPayment',
  'confirmEmailChange',
  'confirmRecurringChange',
  'createAdminLink',
  'logInRecipient',
  'registerDonor',
  'reportMissingPayment',
  'requestConfirmationCode',
  'requestEmailChange',
  'requestPasswordReset',
  'resetPassword',
  'saveRecipientContacts',
  'saveRecipientData',
  'sendEmailForm',
  'startCardPayment',
  'submitHelpRequest',
  'submitRenewal',
  'undoEmailChange',
])
