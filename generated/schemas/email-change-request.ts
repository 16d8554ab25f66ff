// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { PortalEmail } from './portal-email.ts'

export const EmailChangeRequest = v.object({ "email": PortalEmail, "password": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max')) }, 'required')
