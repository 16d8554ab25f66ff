import { adminLinkHandlers } from './admin-link.handlers.ts'
import { adminOverviewHandlers } from './admin-overview.handlers.ts'
import { avatarHandlers } from './avatar.handlers.ts'
import { cardPaymentHandlers } from './card-payment.handlers.ts'
import { consentHandlers } from './consent.handlers.ts'
import { contactViewHandlers } from './contact-view.handlers.ts'
import { contributionHandlers } from './contribution.handlers.ts'
import { documentHandlers } from './document.handlers.ts'
import { donorProfileHandlers } from './donor-profile.handlers.ts'
import { emailChangeHandlers } from './email-change.handlers.ts'
import { emailFormHandlers } from './email-form.handlers.ts'
import { familyHandlers } from './family.handlers.ts'
import { familyMemberHandlers } from './family-member.handlers.ts'
import type { Handlers } from './handler.ts'
import { helpOfferHandlers } from './help-offer.handlers.ts'
import { helpRequestHandlers } from './help-request.handlers.ts'
import { linkHandlers } from './link.handlers.ts'
import { loginHandlers } from './login.handlers.ts'
import { loginRecipientHandlers } from './login-recipient.handlers.ts'
import { missingPaymentHandlers } from './missing-payment.handlers.ts'
import { missingTranslationHandlers } from './missing-translation.handlers.ts'
import { npsHandlers } from './nps.handlers.ts'
import { passwordChangeHandlers } from './password-change.handlers.ts'
import { passwordResetHandlers } from './password-reset.handlers.ts'
import { paymentHandlers } from './payment.handlers.ts'
import { paymentDetailsHandlers } from './payment-details.handlers.ts'
import { paymentOverviewHandlers } from './payment-overview.handlers.ts'
import { recipientDataHandlers } from './recipient-data.handlers.ts'
import { recipientDocumentHandlers } from './recipient-document.handlers.ts'
import { recipientPhotoHandlers } from './recipient-photo.handlers.ts'
import { recipientProfileHandlers } from './recipient-profile.handlers.ts'
import { recurringPaymentHandlers } from './recurring-payment.handlers.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { renewalHandlers } from './renewal.handlers.ts'
import { sessionHandlers } from './session.handlers.ts'
import { taxDataHandlers } from './tax-data.handlers.ts'
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
  ...recipientPhotoHandlers,
  ...recipientDocumentHandlers,
  ...npsHandlers,
  ...valueStoreHandlers,
  ...emailFormHandlers,
  ...uploadHandlers,
  ...missingTranslationHandlers,
  ...cardPaymentHandlers,
  ...paymentDetailsHandlers,
  ...familyHandlers,
  ...paymentHandlers,
  ...missingPaymentHandlers,
  ...recurringPaymentHandlers,
  ...consentHandlers,
  ...passwordResetHandlers,
  ...registrationHandlers,
  ...documentHandlers,
  ...taxDataHandlers,
  ...paymentOverviewHandlers,
  ...donorProfileHandlers,
  ...emailChangeHandlers,
  ...passwordChangeHandlers,
  ...avatarHandlers,
  ...recipientDataHandlers,
  ...familyMemberHandlers,
  ...contributionHandlers,
  ...helpOfferHandlers,
  ...contactViewHandlers,
  ...adminOverviewHandlers,
  ...adminLinkHandlers,
  ...linkHandlers,
  ...renewalHandlers,
  ...helpRequestHandlers,
} satisfies Handlers
