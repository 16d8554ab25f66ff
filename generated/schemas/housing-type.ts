// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const HousingType = v.picklist(["rent","other","shelter","house","hostel","flat","not-stated"], 'invalid')
