// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { RequiredText } from './required-text.ts'
import { Slug } from './slug.ts'

export const CampaignLinkRequest = v.object({ "kind": v.picklist(["registration"], 'invalid'), "campaign": RequiredText, "slug": Slug }, 'required')
