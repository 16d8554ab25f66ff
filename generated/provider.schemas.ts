// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkAngelNumber } from '#rules/formats/angel-number.ts'
import { checkBirthDate } from '#rules/formats/birth-date.ts'
import { checkOneTimeCode } from '#rules/formats/one-time-code.ts'
import { checkPersonalNumber } from '#rules/formats/personal-number.ts'
import { checkPortalEmail } from '#rules/formats/portal-email.ts'
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

export const RatingRequest = v.object({ "rating": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(10, 'max')), "emlid": v.optional(v.nullable(RatingLink)) }, 'required')

export const ShortText = v.pipe(v.string('required'), maxCharacters(400, 'max'), format(checkShortText))

export const LongText = v.pipe(v.string('required'), maxCharacters(5000, 'max'), v.regex(/^[^\u0000]*$/u, 'invalid'))

export const EmailFormField = v.object({ "id": Id, "title": ShortText, "value": LongText }, 'required')

export const EmailFormRequest = v.object({ "to": PortalEmail, "subject": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), format(checkShortText)), "fields": v.pipe(v.array(EmailFormField, 'required'), v.minLength(1, 'min'), v.maxLength(50, 'max')) }, 'required')

export const MissingTranslation = v.object({ "language": v.picklist(["cs","en"], 'invalid'), "namespace": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(60, 'max'), v.regex(/^[a-zA-Z0-9-]+$/u, 'invalid')), "key": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max'), v.regex(/^[A-Za-z0-9_.:-]+$/u, 'invalid')) }, 'required')
