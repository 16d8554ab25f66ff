// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const RequestVariant = v.picklist(["oncological","other"], 'invalid')
