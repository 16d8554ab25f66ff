// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { RequestVariant } from './request-variant.ts'

export const StartRequest = v.object({ "variant": RequestVariant }, 'required')
