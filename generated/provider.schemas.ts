// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkAngelNumber } from '#rules/formats/angel-number.ts'
import { checkBirthDate } from '#rules/formats/birth-date.ts'
import { checkOneTimeCode } from '#rules/formats/one-time-code.ts'
import { checkPersonalNumber } from '#rules/formats/personal-number.ts'
import { checkPhoneInternational } from '#rules/formats/phone-international.ts'
import { checkPortalEmail } from '#rules/formats/portal-email.ts'
import { checkPostalCode } from '#rules/formats/postal-code.ts'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { checkShortText } from '#rules/formats/short-text.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const LoginRequest = v.object({ "username": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(254, 'max'), v.regex(/\S/u, 'invalid')), "password": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max')) }, 'required')

export const PersonalNumber = v.pipe(v.string('required'), minCharacters(4, 'min'), maxCharacters(10, 'max'), format(checkPersonalNumber))

export const BirthDate = v.pipe(v.string('required'), minCharacters(10, 'min'), maxCharacters(10, 'max'), format(checkBirthDate))

export const ValidateStep = v.object({ "step": v.picklist(["validate"], 'invalid'), "personalNumber": PersonalNumber, "birthDate": BirthDate }, 'required')

export const Id = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(64, 'max'), v.regex(/^[A-Za-z0-9_.-]+$/u, 'invalid'))

export const LoginStep = v.object({ "step": v.picklist(["login"], 'invalid'), "personalNumber": PersonalNumber, "birthDate": BirthDate, "phoneId": Id }, 'required')

export const VerifyStep = v.object({ "step": v.picklist(["verify"], 'invalid'), "transactionId": Id, "code": v.pipe(v.string('required'), minCharacters(6, 'min'), maxCharacters(6, 'max'), format(checkOneTimeCode)) }, 'required')

export const LoginRecipientRequest = v.union([ValidateStep, LoginStep, VerifyStep], 'invalid')

export const ShortText = v.pipe(v.string('required'), maxCharacters(400, 'max'), format(checkShortText))

export const PhoneInternational = v.pipe(v.string('required'), maxCharacters(20, 'max'), format(checkPhoneInternational))

export const Address = v.object({ "street": v.optional(ShortText), "houseNumber": v.optional(ShortText), "city": v.optional(ShortText), "postalCode": v.optional(v.pipe(v.string('required'), maxCharacters(6, 'max'), format(checkPostalCode))) }, 'required')

export const DonorGender = v.picklist(["male","female","other"], 'invalid')

export const FamilyStatus = v.picklist([1,2,3,4,5], 'invalid')

export const MunicipalitySize = v.picklist([1,2,3,4], 'invalid')

export const SourceOfAwareness = v.object({ "id": v.picklist([1,2,3,4,5,6,7], 'invalid'), "text": v.optional(ShortText) }, 'required')

export const DonorConsents = v.object({ "recipientMayGetPostalAddress": v.boolean('required'), "recipientMayGetEmail": v.boolean('required'), "nameInPublicList": v.boolean('required'), "newsletter": v.boolean('required') }, 'required')

export const DonationTargeting = v.picklist(["multiple","single"], 'invalid')

export const DonorProfileRequest = v.object({ "title": v.optional(ShortText), "firstName": v.optional(ShortText), "lastName": v.optional(ShortText), "companyName": v.optional(ShortText), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "phone": v.optional(PhoneInternational), "address": Address, "yearOfBirth": v.optional(v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1900, 'min'), v.maxValue(2200, 'max'))), "gender": v.optional(DonorGender), "familyStatus": v.optional(FamilyStatus), "municipalitySize": v.optional(MunicipalitySize), "sourceOfAwareness": v.optional(SourceOfAwareness), "consents": DonorConsents, "donationTargeting": DonationTargeting }, 'required')

export const Name = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), v.regex(/\S/u, 'invalid'), format(checkShortText))

export const PortalEmail = v.pipe(v.string('required'), maxCharacters(254, 'max'), format(checkPortalEmail))

export const NewPassword = v.pipe(v.string('required'), minCharacters(6, 'min'), maxCharacters(200, 'max'))

export const Consent = v.literal(true, 'required')

export const Frequency = v.picklist(["recurring","one-off"], 'invalid')

export const FirstContribution = v.object({ "amount": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(100000000, 'max')), "frequency": Frequency, "method": v.picklist(["card","transfer","qr"], 'invalid') }, 'required')

export const PersonRegistration = v.object({ "kind": v.picklist(["person"], 'invalid'), "firstName": Name, "lastName": Name, "email": PortalEmail, "password": NewPassword, "consentPersonalData": Consent, "consentTerms": Consent, "newsletter": v.boolean('required'), "contribution": v.optional(FirstContribution) }, 'required')

export const CompanyRegistration = v.object({ "kind": v.picklist(["company"], 'invalid'), "companyName": Name, "registrationNumber": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(8, 'max'), format(checkRegistrationNumber)), "email": PortalEmail, "password": NewPassword, "consentPersonalData": Consent, "consentTerms": Consent, "newsletter": v.boolean('required'), "contribution": v.optional(FirstContribution) }, 'required')

export const RegistrationRequest = v.union([PersonRegistration, CompanyRegistration], 'invalid')

export const PasswordResetRequest = v.object({ "username": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(254, 'max'), v.regex(/\S/u, 'invalid')) }, 'required')

export const LinkToken = v.pipe(v.string('required'), minCharacters(8, 'min'), maxCharacters(64, 'max'), v.regex(/^[A-Za-z0-9_-]+$/u, 'invalid'))

export const PasswordResetCheck = v.object({ "resetToken": LinkToken }, 'required')

export const NewPasswordRequest = v.object({ "resetToken": LinkToken, "password": NewPassword }, 'required')

export const RatingLink = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(64, 'max'), v.regex(/^[A-Za-z0-9_-]+$/u, 'invalid'))

export const ConsentRequest = v.object({ "personalData": Consent, "emlid": v.optional(v.nullable(RatingLink)) }, 'required')

export const CardAmount = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(21, 'min'), v.maxValue(100000000, 'max'))

export const AngelNumber = v.pipe(v.string('required'), minCharacters(4, 'min'), maxCharacters(10, 'max'), format(checkAngelNumber))

export const CardPaymentRequest = v.object({ "amount": CardAmount, "angelNumber": AngelNumber, "frequency": Frequency, "cardholder": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), v.regex(/\S/u, 'invalid'), format(checkShortText)), "email": PortalEmail }, 'required')

export const RecurringPaymentChange = v.object({ "amount": CardAmount }, 'required')

export const ConsentWithdrawalRequest = v.object({ "withdrawal": Consent }, 'required')

export const ContactRequest = v.object({ "agreement": Consent }, 'required')

export const PlainDate = v.pipe(v.string('required'), maxCharacters(10, 'max'))

export const OverviewRequest = v.object({ "from": PlainDate, "to": PlainDate }, 'required')

export const PaymentType = v.picklist(["transfer","card","mobile","sms"], 'invalid')

export const PaidAmount = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(10000000, 'max'))

export const VariableSymbol = v.pipe(v.string('required'), maxCharacters(10, 'max'), v.regex(/^[0-9]*$/u, 'invalid'))

export const PaidSomehow = v.object({ "type": PaymentType, "paidOn": PlainDate, "amount": PaidAmount, "variableSymbol": VariableSymbol }, 'required')

export const LongText = v.pipe(v.string('required'), maxCharacters(5000, 'max'), v.regex(/^[^\u0000]*$/u, 'invalid'))

export const MissingPaymentReport = v.object({ "type": PaymentType, "paidOn": PlainDate, "amount": PaidAmount, "variableSymbol": VariableSymbol, "note": v.optional(LongText) }, 'required')

export const EmailChangeRequest = v.object({ "email": PortalEmail }, 'required')

export const EmailConfirmation = v.object({ "changeId": LinkToken, "code": v.pipe(v.string('required'), minCharacters(6, 'min'), maxCharacters(6, 'max'), format(checkOneTimeCode)) }, 'required')

export const PasswordChange = v.object({ "oldPassword": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max')), "password": NewPassword }, 'required')

export const TaxSubject = v.picklist(["natural-person","legal-entity"], 'invalid')

export const TaxName = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), format(checkShortText))

export const TaxDataRequest = v.object({ "subject": TaxSubject, "name": TaxName, "dateOfBirth": v.optional(PlainDate), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))) }, 'required')

export const CertificatePreview = v.object({ "subject": TaxSubject, "name": TaxName, "dateOfBirth": v.optional(PlainDate), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "taxYear": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(2000, 'min'), v.maxValue(2200, 'max')) }, 'required')

export const RatingRequest = v.object({ "rating": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(10, 'max')), "emlid": v.optional(v.nullable(RatingLink)) }, 'required')

export const EmailFormField = v.object({ "id": Id, "title": ShortText, "value": LongText }, 'required')

export const EmailFormRequest = v.object({ "to": PortalEmail, "subject": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), format(checkShortText)), "fields": v.pipe(v.array(EmailFormField, 'required'), v.minLength(1, 'min'), v.maxLength(50, 'max')) }, 'required')

export const MissingTranslation = v.object({ "language": v.picklist(["cs","en"], 'invalid'), "namespace": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(60, 'max'), v.regex(/^[a-zA-Z0-9-]+$/u, 'invalid')), "key": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max'), v.regex(/^[A-Za-z0-9_.:-]+$/u, 'invalid')) }, 'required')
