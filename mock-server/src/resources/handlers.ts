import type { Handlers } from '../kernel/handler.ts'
import { adminLinkHandlers } from './admin-link/admin-link.handlers.ts'
import { adminOverviewHandlers } from './admin-overview/admin-overview.handlers.ts'
import { avatarHandlers } from './avatar/avatar.handlers.ts'
import { cardPaymentHandlers } from './card-payment/card-payment.handlers.ts'
import { consentHandlers } from './consent/consent.handlers.ts'
import { contactViewHandlers } from './contact-view/contact-view.handlers.ts'
import { contributionHandlers } from './contribution/contribution.handlers.ts'
import { documentHandlers } from './document/document.handlers.ts'
import { donorProfileHandlers } from './donor-profile/donor-profile.handlers.ts'
import { emailChangeHandlers } from './email-change/email-change.handlers.ts'
import { emailFormHandlers } from './email-form/email-form.handlers.ts'
import { familyHandlers } from './family/family.handlers.ts'
import { familyMemberHandlers } from './family-member/family-member.handlers.ts'
import { helpOfferHandlers } from './help-offer/help-offer.handlers.ts'
import { helpRequestHandlers } from './help-request/help-request.handlers.ts'
import { linkHandlers } from './link/link.handlers.ts'
import { loginHandlers } from './login/login.handlers.ts'
import { loginRecipientHandlers } from './login-recipient/login-recipient.handlers.ts'
import { missingPaymentHandlers } from './missing-payment/missing-payment.handlers.ts'
import { missingTranslationHandlers } from './missing-translation/missing-translation.handlers.ts'
import { npsHandlers } from './nps/nps.handlers.ts'
import { passwordChangeHandlers } from './password/password-change.handlers.ts'
import { passwordResetHandlers } from './password-reset/password-reset.handlers.ts'
import { paymentHandlers } from './payment/payment.handlers.ts'
import { paymentOverviewHandlers } from './payment/payment-overview.handlers.ts'
import { paymentDetailsHandlers } from './payment-details/payment-details.handlers.ts'
import { recipientDataHandlers } from './recipient-data/recipient-data.handlers.ts'
import { recipientDocumentHandlers } from './recipient-document/recipient-document.handlers.ts'
import { recipientPhotoHandlers } from './recipient-photo/recipient-photo.handlers.ts'
import { recipientProfileHandlers } from './recipient-profile/recipient-profile.handlers.ts'
import { recurringPaymentHandlers } from './recurring-payment/recurring-payment.handlers.ts'
import { registrationHandlers } from './registration/registration.handlers.ts'
import { renewalHandlers } from './renewal/renewal.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { taxDataHandlers } from './tax-data/tax-data.handlers.ts'
import { uploadHandlers } from './upload/upload.handlers.ts'
import { userProfileHandlers } from './user-profile/user-profile.handlers.ts'
import { valueStoreHandlers } from './value-store/value-store.handlers.ts'

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
