// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { CampaignLinkRequest } from './campaign-link-request.ts'
import { EditLinkRequest } from './edit-link-request.ts'
import { PaymentLinkRequest } from './payment-link-request.ts'
import { RatingLinkRequest } from './rating-link-request.ts'

export const AdminLinkRequest = v.union([RatingLinkRequest, EditLinkRequest, CampaignLinkRequest, PaymentLinkRequest], 'invalid')
