// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkBirthDate } from '#rules/formats/birth-date.ts'
import { checkOneTimeCode } from '#rules/formats/one-time-code.ts'
import { checkPersonalNumber } from '#rules/formats/personal-number.ts'
import { checkPortalEmail } from '#rules/formats/portal-email.ts'
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

export const RatingLink = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(64, 'max'), v.regex(/^[A-Za-z0-9_-]+$/u, 'invalid'))

export const RatingRequest = v.object({ "rating": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(10, 'max')), "emlid": v.optional(v.nullable(RatingLink)) }, 'required')

export const PortalEmail = v.pipe(v.string('required'), maxCharacters(254, 'max'), format(checkPortalEmail))

export const ShortText = v.pipe(v.string('required'), maxCharacters(400, 'max'), format(checkShortText))

export const LongText = v.pipe(v.string('required'), maxCharacters(5000, 'max'), v.regex(/^[^\u0000]*$/u, 'invalid'))

export const EmailFormField = v.object({ "id": Id, "title": ShortText, "value": LongText }, 'required')

export const EmailFormRequest = v.object({ "to": PortalEmail, "subject": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), format(checkShortText)), "fields": v.pipe(v.array(EmailFormField, 'required'), v.minLength(1, 'min'), v.maxLength(50, 'max')) }, 'required')

export const MissingTranslation = v.object({ "language": v.picklist(["cs","en"], 'invalid'), "namespace": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(60, 'max'), v.regex(/^[a-zA-Z0-9-]+$/u, 'invalid')), "key": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max'), v.regex(/^[A-Za-z0-9_.:-]+$/u, 'invalid')) }, 'required')
