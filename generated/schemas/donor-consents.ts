// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const DonorConsents = v.object({ "recipientMayGetPostalAddress": v.boolean('required'), "recipientMayGetEmail": v.boolean('required'), "nameInPublicList": v.boolean('required'), "newsletter": v.boolean('required') }, 'required')
