// Generated from openapi/provider.yaml and mock-server/src/resources by npm run generate.
import type { Handlers } from '#mock/kernel/handler.ts'
import { logIn } from '#mock/resources/login/login.handlers.ts'
import { logInRecipient } from '#mock/resources/login-recipient/login-recipient.handlers.ts'
import { getUserProfile } from '#mock/resources/user-profile/user-profile.handlers.ts'
import { saveDonorProfile } from '#mock/resources/donor-profile/donor-profile.handlers.ts'
import { getRecipientProfile } from '#mock/resources/recipient-profile/recipient-profile.handlers.ts'
import { saveRecipientData, saveRecipientContacts } from '#mock/resources/recipient-data/recipient-data.handlers.ts'
import { requestConfirmationCode, confirmByCode } from '#mock/resources/confirmation-code/confirmation-code.handlers.ts'
import { addFamilyMember, saveFamilyMember, requestMemberRemoval } from '#mock/resources/family-member/family-member.handlers.ts'
import { getRecipientPhotos, addRecipientPhoto, saveRecipientPhoto, choosePrimaryPhoto, requestPhotoRemoval } from '#mock/resources/recipient-photo/recipient-photo.handlers.ts'
import { getRecipientDocuments, uploadRecipientDocument, removeRecipientDocument } from '#mock/resources/recipient-document/recipient-document.handlers.ts'
import { getContributions } from '#mock/resources/contribution/contribution.handlers.ts'
import { getHelpOffers } from '#mock/resources/help-offer/help-offer.handlers.ts'
import { getContactViews } from '#mock/resources/contact-view/contact-view.handlers.ts'
import { getRenewal, submitRenewal, uploadRenewalFile, removeRenewalFile } from '#mock/resources/renewal/renewal.handlers.ts'
import { getHelpRequestForm, startHelpRequest, getHelpRequest, uploadHelpRequestFile, removeHelpRequestFile, submitHelpRequest } from '#mock/resources/help-request/help-request.handlers.ts'
import { exchangeLink, openLink } from '#mock/resources/link/link.handlers.ts'
import { getAdminOverview } from '#mock/resources/admin-overview/admin-overview.handlers.ts'
import { getAdminLinks, createAdminLink, revokeAdminLink } from '#mock/resources/admin-link/admin-link.handlers.ts'
import { registerDonor } from '#mock/resources/registration/registration.handlers.ts'
import { requestPasswordReset, checkPasswordReset, resetPassword } from '#mock/resources/password-reset/password-reset.handlers.ts'
import { getPaymentDetails } from '#mock/resources/payment-details/payment-details.handlers.ts'
import { startCardPayment, getCardPayment, retryCardPayment } from '#mock/resources/card-payment/card-payment.handlers.ts'
import { getRecurringPayments, getRecurringPayment, changeRecurringPayment, cancelRecurringPayment, confirmRecurringChange } from '#mock/resources/recurring-payment/recurring-payment.handlers.ts'
import { getFamilies, getFamily, viewFamilyContact } from '#mock/resources/family/family.handlers.ts'
import { getPayments } from '#mock/resources/payment/payment.handlers.ts'
import { printPaymentOverview } from '#mock/resources/payment/payment-overview.handlers.ts'
import { checkMissingPayment, reportMissingPayment } from '#mock/resources/missing-payment/missing-payment.handlers.ts'
import { requestEmailChange, confirmEmailChange, undoEmailChange } from '#mock/resources/email-change/email-change.handlers.ts'
import { changePassword } from '#mock/resources/password/password.handlers.ts'
import { saveAvatar, deleteAvatar } from '#mock/resources/avatar/avatar.handlers.ts'
import { getDocuments, downloadDocument, reissueDocument } from '#mock/resources/document/document.handlers.ts'
import { saveTaxData, previewCertificate } from '#mock/resources/tax-data/tax-data.handlers.ts'
import { getNps, saveNps } from '#mock/resources/nps/nps.handlers.ts'
import { getValueStore } from '#mock/resources/value-store/value-store.handlers.ts'
import { sendEmailForm } from '#mock/resources/email-form/email-form.handlers.ts'
import { uploadFiles } from '#mock/resources/upload/upload.handlers.ts'
import { reportMissingTranslation } from '#mock/resources/missing-translation/missing-translation.handlers.ts'
import { getConsent, confirmConsent, withdrawConsent } from '#mock/resources/consent/consent.handlers.ts'
import { prolongSession, endSession } from '#mock/resources/session/session.handlers.ts'

export const handlers = {
  logIn,
  logInRecipient,
  getUserProfile,
  saveDonorProfile,
  getRecipientProfile,
  saveRecipientData,
  saveRecipientContacts,
  requestConfirmationCode,
  confirmByCode,
  addFamilyMember,
  saveFamilyMember,
  requestMemberRemoval,
  getRecipientPhotos,
  addRecipientPhoto,
  saveRecipientPhoto,
  choosePrimaryPhoto,
  requestPhotoRemoval,
  getRecipientDocuments,
  uploadRecipientDocument,
  removeRecipientDocument,
  getContributions,
  getHelpOffers,
  getContactViews,
  getRenewal,
  submitRenewal,
  uploadRenewalFile,
  removeRenewalFile,
  getHelpRequestForm,
  startHelpRequest,
  getHelpRequest,
  uploadHelpRequestFile,
  removeHelpRequestFile,
  submitHelpRequest,
  exchangeLink,
  openLink,
  getAdminOverview,
  getAdminLinks,
  createAdminLink,
  revokeAdminLink,
  registerDonor,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  getPaymentDetails,
  startCardPayment,
  getCardPayment,
  retryCardPayment,
  getRecurringPayments,
  getRecurringPayment,
  changeRecurringPayment,
  cancelRecurringPayment,
  confirmRecurringChange,
  getFamilies,
  getFamily,
  viewFamilyContact,
  getPayments,
  printPaymentOverview,
  checkMissingPayment,
  reportMissingPayment,
  requestEmailChange,
  confirmEmailChange,
  undoEmailChange,
  changePassword,
  saveAvatar,
  deleteAvatar,
  getDocuments,
  downloadDocument,
  reissueDocument,
  saveTaxData,
  previewCertificate,
  getNps,
  saveNps,
  getValueStore,
  sendEmailForm,
  uploadFiles,
  reportMissingTranslation,
  getConsent,
  confirmConsent,
  prolongSession,
  withdrawConsent,
  endSession,
} satisfies Handlers
