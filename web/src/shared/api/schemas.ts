import {
  CardPaymentRequest,
  CompanyRegistration,
  ConsentRequest,
  DonorProfileRequest,
  EmailChangeRequest,
  EmailConfirmation,
  EmailFormRequest,
  LoginRequest,
  LoginStep,
  MissingPaymentReport,
  NewPasswordRequest,
  OverviewRequest,
  PaidSomehow,
  PasswordChange,
  PasswordResetCheck,
  PasswordResetRequest,
  PersonRegistration,
  RatingRequest,
  RecurringPaymentChange,
  TaxDataRequest,
  ValidateStep,
  VerifyStep,
} from '#generated/provider.schemas.ts'

/*
 * Bounds of what the portal sends, executable: the schemas generated from the contract, for `useContractForm`. A bound stands
 * in the contract only; issues carry codes (`required`, `max`, a format's own), never sentences.
 */
export const cardPaymentRequestSchema = CardPaymentRequest
export const companyRegistrationSchema = CompanyRegistration
export const consentRequestSchema = ConsentRequest
export const donorProfileRequestSchema = DonorProfileRequest
export const emailChangeRequestSchema = EmailChangeRequest
export const emailConfirmationSchema = EmailConfirmation
export const emailFormRequestSchema = EmailFormRequest
export const loginRequestSchema = LoginRequest
export const loginStepSchema = LoginStep
export const missingPaymentReportSchema = MissingPaymentReport
export const newPasswordRequestSchema = NewPasswordRequest
export const overviewRequestSchema = OverviewRequest
export const paidSomehowSchema = PaidSomehow
export const passwordChangeSchema = PasswordChange
export const passwordResetCheckSchema = PasswordResetCheck
export const passwordResetRequestSchema = PasswordResetRequest
export const personRegistrationSchema = PersonRegistration
export const ratingRequestSchema = RatingRequest
export const recurringPaymentChangeSchema = RecurringPaymentChange
export const taxDataRequestSchema = TaxDataRequest
export const validateStepSchema = ValidateStep
export const verifyStepSchema = VerifyStep
