// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { PortalEmail } from './portal-email.ts'

export const EmailChangeRequest = v.object({ "email": PortalEmail }, 'required')
