// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const TaxSubject = v.picklist(["natural-person","legal-entity"], 'invalid')
