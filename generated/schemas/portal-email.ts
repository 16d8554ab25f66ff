// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPortalEmail } from '#rules/formats/portal-email.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'

export const PortalEmail = v.pipe(v.string('required'), maxCharacters(254, 'max'), format(checkPortalEmail))
