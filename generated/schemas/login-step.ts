// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { BirthDate } from './birth-date.ts'
import { Id } from './id.ts'
import { PersonalNumber } from './personal-number.ts'

export const LoginStep = v.object({ "step": v.picklist(["login"], 'invalid'), "personalNumber": PersonalNumber, "birthDate": BirthDate, "phoneId": Id }, 'required')
