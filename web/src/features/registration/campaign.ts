import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'

const PARAMETER = 'kampan'

/** The contract's limit; any other text would cause a refusal of the entire registration. */
const SLUG = /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** No secret: stays in the address. An unknown or revoked campaign does not prevent a registration. */
export function useCampaign(): string | undefined {
  const campaign = new URLSearchParams(usePortalLocation().search).get(PARAMETER)
  return campaign !== null && SLUG.test(campaign) ? campaign : undefined
}
