// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { LinkKind } from './link-kind.ts'
import { LinkToken } from './link-token.ts'
import { PlainDate } from './plain-date.ts'
import { PortalEmail } from './portal-email.ts'

export const LinkExchangeRequest = v.object({ "kind": LinkKind, "linkKey": LinkToken, "birthDate": v.optional(PlainDate), "email": v.optional(PortalEmail) }, 'required')
