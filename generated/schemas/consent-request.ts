// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Consent } from './consent.ts'
import { RatingLink } from './rating-link.ts'

export const ConsentRequest = v.object({ "personalData": Consent, "emlid": v.optional(v.nullable(RatingLink)) }, 'required')
