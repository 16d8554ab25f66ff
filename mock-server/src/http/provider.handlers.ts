import { cardPaymentHandlers } from './card-payment.handlers.ts'
import { consentHandlers } from './consent.handlers.ts'
import { emailFormHandlers } from './email-form.handlers.ts'
import type { Handlers } from './handler.ts'
import { loginHandlers } from './login.handlers.ts'
import { loginRecipientHandlers } from './login-recipient.handlers.ts'
import { missingTranslationHandlers } from './missing-translation.handlers.ts'
import { npsHandlers } from './nps.handlers.ts'
import { passwordResetHandlers } from './password-reset.handlers.ts'
import { paymentDetailsHandlers } from './payment-details.handlers.ts'
import { recipientProfileHandlers } from './recipient-profile.handlers.ts'
import { recurringPaymentHandlers } from './recurring-payment.handlers.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { sessionHandlers } from './session.handlers.ts'
import { uploadHandlers } from './upload.handlers.ts'
import { userProfileHandlers } from './user-profile.handlers.ts'
import { valueStoreHandlers } from './value-store.handlers.ts'

/** Every operation of the contract; one without a handler does not compile. */
export const handlers = {
  ...loginHandlers,
  ...loginRecipientHandlers,
  ...sessionHandlers,
  ...userProfileHandlers,
  ...recipientProfileHandlers,
  ...npsHandlers,
  ...valueStoreHandlers,
  ...emailFormHandlers,
  ...uploadHandlers,
  ...missingTranslationHandlers,
  ...cardPaymentHandlers,
  ...paymentDetailsHandlers,
  ...recurringPaymentHandlers,
  ...consentHandlers,
  ...passwordResetHandlers,
  ...registrationHandlers,
} satisfies Handlers
