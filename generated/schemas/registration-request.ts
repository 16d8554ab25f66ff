// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { CompanyRegistration } from './company-registration.ts'
import { PersonRegistration } from './person-registration.ts'

export const RegistrationRequest = v.union([PersonRegistration, CompanyRegistration], 'invalid')
