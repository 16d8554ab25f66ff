import 'i18next'
import type consoleFrame from '../../console/locales/cs.json'
import type consoleRecording from '../../console/recording/locales/cs.json'
import type consoleTools from '../../console/tools/locales/cs.json'
import type account from '../features/account/locales/cs.json'
import type admin from '../features/admin/locales/cs.json'
import type avatar from '../features/avatar/locales/cs.json'
import type cardPayment from '../features/card-payment/locales/cs.json'
import type chat from '../features/chat/locales/cs.json'
import type consent from '../features/consent/locales/cs.json'
import type consentWithdrawal from '../features/consent-withdrawal/locales/cs.json'
import type contactView from '../features/contact-view/locales/cs.json'
import type contribution from '../features/contribution/locales/cs.json'
import type document from '../features/document/locales/cs.json'
import type donorHome from '../features/donor-home/locales/cs.json'
import type donorProfile from '../features/donor-profile/locales/cs.json'
import type emailChange from '../features/email-change/locales/cs.json'
import type family from '../features/family/locales/cs.json'
import type familyMember from '../features/family-member/locales/cs.json'
import type feedback from '../features/feedback/locales/cs.json'
import type gallery from '../features/gallery/locales/cs.json'
import type giving from '../features/giving/locales/cs.json'
import type helpOffer from '../features/help-offer/locales/cs.json'
import type helpRequest from '../features/help-request/locales/cs.json'
import type login from '../features/login/locales/cs.json'
import type loginRecipient from '../features/login-recipient/locales/cs.json'
import type mailedLink from '../features/mailed-link/locales/cs.json'
import type missingPayment from '../features/missing-payment/locales/cs.json'
import type notices from '../features/notices/locales/cs.json'
import type nps from '../features/nps/locales/cs.json'
import type password from '../features/password/locales/cs.json'
import type passwordReset from '../features/password-reset/locales/cs.json'
import type payment from '../features/payment/locales/cs.json'
import type recipientData from '../features/recipient-data/locales/cs.json'
import type recipientDocument from '../features/recipient-document/locales/cs.json'
import type recipientHome from '../features/recipient-home/locales/cs.json'
import type recipientPhoto from '../features/recipient-photo/locales/cs.json'
import type recurringPayment from '../features/recurring-payment/locales/cs.json'
import type registration from '../features/registration/locales/cs.json'
import type renewal from '../features/renewal/locales/cs.json'
import type sessionEnd from '../features/session-end/locales/cs.json'
import type taxData from '../features/tax-data/locales/cs.json'
import type welcome from '../features/welcome/locales/cs.json'
import type editing from '../shared/editing/locales/cs.json'
import type form from '../shared/form-engine/locales/cs.json'
import type formFiles from '../shared/form-files/locales/cs.json'
import type longForm from '../shared/long-form/locales/cs.json'
import type ui from '../shared/ui/locales/cs.json'
import type app from './locales/cs.json'

/** Every namespace with its keys: `t(($) => $.title)` is checked against the Czech texts. One line per feature. */
declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app'
    resources: {
      app: typeof app
      chat: typeof chat
      console: typeof consoleFrame
      'console-recording': typeof consoleRecording
      'console-tools': typeof consoleTools
      'card-payment': typeof cardPayment
      gallery: typeof gallery
      consent: typeof consent
      'password-reset': typeof passwordReset
      welcome: typeof welcome
      admin: typeof admin
      'donor-home': typeof donorHome
      family: typeof family
      'family-member': typeof familyMember
      contribution: typeof contribution
      'help-offer': typeof helpOffer
      'help-request': typeof helpRequest
      feedback: typeof feedback
      giving: typeof giving
      login: typeof login
      'login-recipient': typeof loginRecipient
      notices: typeof notices
      nps: typeof nps
      'mailed-link': typeof mailedLink
      'missing-payment': typeof missingPayment
      payment: typeof payment
      'recipient-data': typeof recipientData
      'recipient-document': typeof recipientDocument
      'recipient-home': typeof recipientHome
      'recipient-photo': typeof recipientPhoto
      registration: typeof registration
      renewal: typeof renewal
      'recurring-payment': typeof recurringPayment
      'donor-profile': typeof donorProfile
      avatar: typeof avatar
      document: typeof document
      'tax-data': typeof taxData
      account: typeof account
      'consent-withdrawal': typeof consentWithdrawal
      'email-change': typeof emailChange
      password: typeof password
      'contact-view': typeof contactView
      editing: typeof editing
      'form-files': typeof formFiles
      'long-form': typeof longForm
      form: typeof form
      'session-end': typeof sessionEnd
      ui: typeof ui
    }
  }
}
