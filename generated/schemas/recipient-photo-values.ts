// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { ShortText } from './short-text.ts'
import { TakenMonth } from './taken-month.ts'
import { TakenYear } from './taken-year.ts'

export const RecipientPhotoValues = v.object({ "takenMonth": TakenMonth, "takenYear": TakenYear, "description": ShortText }, 'required')
