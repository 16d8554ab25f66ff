import type { components, paths } from '#generated/provider.d.ts'

/**
 * The generated types are read-only throughout, but openapi-fetch 0.17 knows only plain arrays: it takes a read-only one for
 * an object and loses its methods. So the app sees the same shapes without `readonly`.
 */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T

export type Paths = Plain<paths>

/** The contract's shapes by the names the app uses; nothing outside `shared/api` reads `generated/`. */
type Schemas = Plain<components['schemas']>

export type Scope = Schemas['Scope']
export type Profile = Schemas['Profile']
export type FullUser = Schemas['FullUser']
export type LoginAnswer = Schemas['LoginAnswer']
export type Rating = Schemas['Rating']
export type RecipientPhone = Schemas['RecipientPhone']
export type RecipientData = Schemas['RecipientData']
export type LoginRequest = Schemas['LoginRequest']
export type RatingRequest = Schemas['RatingRequest']
export type EmailFormRequest = Schemas['EmailFormRequest']
export type UploadCategory = Schemas['UploadMeta']['category']
export type RegistrationRequest = Schemas['RegistrationRequest']
export type FirstContribution = Schemas['FirstContribution']
export type Registration = Schemas['Registration']
export type PasswordReset = Schemas['PasswordReset']
export type PasswordResetRequest = Schemas['PasswordResetRequest']
export type ConsentState = Schemas['ConsentState']
export type ConfirmedConsent = Schemas['ConfirmedConsent']
export type PaymentDetails = Schemas['PaymentDetails']
export type CardPaymentRequest = Schemas['CardPaymentRequest']
export type CardPaymentStarted = Schemas['CardPaymentStarted']
export type CardPayment = Schemas['CardPayment']
export type Frequency = Schemas['Frequency']
export type RecurringPayment = Schemas['RecurringPayment']
export type DonorData = NonNullable<Profile['donor']>
export type Giving = NonNullable<FullUser['Giving']>
export type Families = Schemas['Families']
export type FamilySummary = Schemas['FamilySummary']
export type Family = Schemas['Family']
export type FamilyPhoto = Schemas['FamilyPhoto']
export type FamilyContact = Schemas['FamilyContact']
export type DiseaseCategory = Schemas['DiseaseCategory']
export type Payments = Schemas['Payments']
export type Payment = Schemas['Payment']
export type PlannedPayment = Schemas['PlannedPayment']
export type OverviewRequest = Schemas['OverviewRequest']
export type PaidSomehow = Schemas['PaidSomehow']
export type MissingPaymentCheck = Schemas['MissingPaymentCheck']
export type MissingPaymentReport = Schemas['MissingPaymentReport']
export type MissingPaymentReported = Schemas['MissingPaymentReported']
export type DonorProfileRequest = Schemas['DonorProfileRequest']
export type SavedProfile = Schemas['SavedProfile']
export type EmailChange = Schemas['EmailChange']
export type EmailConfirmation = Schemas['EmailConfirmation']
export type PasswordChange = Schemas['PasswordChange']
export type PasswordChanged = Schemas['PasswordChanged']
export type DonorDocument = Schemas['Document']
export type TaxDataRequest = Schemas['TaxDataRequest']
export type CertificatePreview = Schemas['CertificatePreview']
export type ConsentWithdrawn = Schemas['ConsentWithdrawn']
