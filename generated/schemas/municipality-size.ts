// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const MunicipalitySize = v.picklist([1,2,3,4], 'invalid')
