// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkShortText } from '#rules/formats/short-text.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { EmailFormField } from './email-form-field.ts'
import { PortalEmail } from './portal-email.ts'

export const EmailFormRequest = v.object({ "to": PortalEmail, "subject": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), format(checkShortText)), "fields": v.pipe(v.array(EmailFormField, 'required'), v.minLength(1, 'min'), v.maxLength(50, 'max')) }, 'required')
