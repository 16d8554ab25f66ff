// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const DonorGender = v.picklist(["male","female","other"], 'invalid')
