// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const DonationTargeting = v.picklist(["multiple","single"], 'invalid')
