// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkBankAccountNumber } from '#rules/formats/bank-account.ts'
import { checkBankAccountPrefix } from '#rules/formats/bank-account.ts'
import { checkBankCode } from '#rules/formats/bank-account.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { BirthMonth } from './birth-month.ts'
import { BirthYear } from './birth-year.ts'
import { HousingType } from './housing-type.ts'
import { LongText } from './long-text.ts'
import { OptionalName } from './optional-name.ts'
import { PersonName } from './person-name.ts'
import { RecipientDataValues } from './recipient-data-values.ts'

export const RecipientDataRequest = v.object({ "patient": v.object({ "title": v.optional(OptionalName), "firstName": PersonName, "lastName": PersonName, "birthMonth": BirthMonth, "birthYear": BirthYear }, 'required'), "account": v.object({ "prefix": v.optional(v.pipe(v.string('required'), maxCharacters(6, 'max'), format(checkBankAccountPrefix))), "number": v.pipe(v.string('required'), minCharacters(2, 'min'), maxCharacters(10, 'max'), format(checkBankAccountNumber)), "bankCode": v.pipe(v.string('required'), minCharacters(4, 'min'), maxCharacters(4, 'max'), format(checkBankCode)) }, 'required'), "housingType": HousingType, "householdMembers": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(50, 'max')), "informativeConsent": v.boolean('required'), "lifeStory": LongText, "basedOn": RecipientDataValues }, 'required')
