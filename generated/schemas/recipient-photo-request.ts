// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { RecipientPhotoValues } from './recipient-photo-values.ts'
import { RequiredText } from './required-text.ts'
import { TakenMonth } from './taken-month.ts'
import { TakenYear } from './taken-year.ts'

export const RecipientPhotoRequest = v.object({ "takenMonth": TakenMonth, "takenYear": TakenYear, "description": RequiredText, "basedOn": RecipientPhotoValues }, 'required')
