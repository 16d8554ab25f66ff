// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const LinkKind = v.picklist(["help-request","card-payment","recurring-payment"], 'invalid')
