// Generated from the folders with locales by npm run generate.
import type account from '../web/src/features/account/locales/cs.json'
import type admin from '../web/src/features/admin/locales/cs.json'
import type app from '../web/src/app/locales/cs.json'
import type avatar from '../web/src/features/avatar/locales/cs.json'
import type cardPayment from '../web/src/features/card-payment/locales/cs.json'
import type chat from '../web/src/features/chat/locales/cs.json'
import type conflict from '../web/src/shared/conflict/locales/cs.json'
import type consent from '../web/src/features/consent/locales/cs.json'
import type consentWithdrawal from '../web/src/features/consent-withdrawal/locales/cs.json'
import type console from '../web/console/locales/cs.json'
import type consoleRecording from '../web/console/session/locales/cs.json'
import type consoleTools from '../web/console/shared/locales/cs.json'
import type consoleWorlds from '../web/console/app/world-list/locales/cs.json'
import type contactView from '../web/src/features/contact-view/locales/cs.json'
import type contribution from '../web/src/features/contribution/locales/cs.json'
import type document from '../web/src/features/document/locales/cs.json'
import type donorHome from '../web/src/features/donor-home/locales/cs.json'
import type donorProfile from '../web/src/features/donor-profile/locales/cs.json'
import type editing from '../web/src/shared/editing/locales/cs.json'
import type emailChange from '../web/src/features/email-change/locales/cs.json'
import type family from '../web/src/features/family/locales/cs.json'
import type familyMember from '../web/src/features/family-member/locales/cs.json'
import type feedback from '../web/src/features/feedback/locales/cs.json'
import type form from '../web/src/shared/form-engine/locales/cs.json'
import type formFiles from '../web/src/shared/form-files/locales/cs.json'
import type gallery from '../web/src/features/gallery/locales/cs.json'
import type giving from '../web/src/features/giving/locales/cs.json'
import type helpOffer from '../web/src/features/help-offer/locales/cs.json'
import type helpRequest from '../web/src/features/help-request/locales/cs.json'
import type login from '../web/src/features/login/locales/cs.json'
import type loginRecipient from '../web/src/features/login-recipient/locales/cs.json'
import type longForm from '../web/src/shared/long-form/locales/cs.json'
import type mailedLink from '../web/src/features/mailed-link/locales/cs.json'
import type missingPayment from '../web/src/features/missing-payment/locales/cs.json'
import type notices from '../web/src/features/notices/locales/cs.json'
import type nps from '../web/src/features/nps/locales/cs.json'
import type pages from '../web/src/app/pages/locales/cs.json'
import type password from '../web/src/features/password/locales/cs.json'
import type passwordReset from '../web/src/features/password-reset/locales/cs.json'
import type payment from '../web/src/features/payment/locales/cs.json'
import type recipientData from '../web/src/features/recipient-data/locales/cs.json'
import type recipientDocument from '../web/src/features/recipient-document/locales/cs.json'
import type recipientHome from '../web/src/features/recipient-home/locales/cs.json'
import type recipientPhoto from '../web/src/features/recipient-photo/locales/cs.json'
import type recurringPayment from '../web/src/features/recurring-payment/locales/cs.json'
import type registration from '../web/src/features/registration/locales/cs.json'
import type renewal from '../web/src/features/renewal/locales/cs.json'
import type sessionEnd from '../web/src/features/session-end/locales/cs.json'
import type storageNotice from '../web/src/features/storage-notice/locales/cs.json'
import type taxData from '../web/src/features/tax-data/locales/cs.json'
import type ui from '../web/src/shared/ui/locales/cs.json'
import type uploads from '../web/src/shared/ui/uploads/locales/cs.json'
import type welcome from '../web/src/features/welcome/locales/cs.json'

export interface Namespaces {
  'account': typeof account
  'admin': typeof admin
  'app': typeof app
  'avatar': typeof avatar
  'card-payment': typeof cardPayment
  'chat': typeof chat
  'conflict': typeof conflict
  'consent': typeof consent
  'consent-withdrawal': typeof consentWithdrawal
  'console': typeof console
  'console-recording': typeof consoleRecording
  'console-tools': typeof consoleTools
  'console-worlds': typeof consoleWorlds
  'contact-view': typeof contactView
  'contribution': typeof contribution
  'document': typeof document
  'donor-home': typeof donorHome
  'donor-profile': typeof donorProfile
  'editing': typeof editing
  'email-change': typeof emailChange
  'family': typeof family
  'family-member': typeof familyMember
  'feedback': typeof feedback
  'form': typeof form
  'form-files': typeof formFiles
  'gallery': typeof gallery
  'giving': typeof giving
  'help-offer': typeof helpOffer
  'help-request': typeof helpRequest
  'login': typeof login
  'login-recipient': typeof loginRecipient
  'long-form': typeof longForm
  'mailed-link': typeof mailedLink
  'missing-payment': typeof missingPayment
  'notices': typeof notices
  'nps': typeof nps
  'pages': typeof pages
  'password': typeof password
  'password-reset': typeof passwordReset
  'payment': typeof payment
  'recipient-data': typeof recipientData
  'recipient-document': typeof recipientDocument
  'recipient-home': typeof recipientHome
  'recipient-photo': typeof recipientPhoto
  'recurring-payment': typeof recurringPayment
  'registration': typeof registration
  'renewal': typeof renewal
  'session-end': typeof sessionEnd
  'storage-notice': typeof storageNotice
  'tax-data': typeof taxData
  'ui': typeof ui
  'uploads': typeof uploads
  'welcome': typeof welcome
}
