// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { BirthDate } from './birth-date.ts'
import { PersonalNumber } from './personal-number.ts'

export const ValidateStep = v.object({ "step": v.picklist(["validate"], 'invalid'), "personalNumber": PersonalNumber, "birthDate": BirthDate }, 'required')
