import { usePortalLocation } from '../../shared/navigation/navigation.tsx'

const PARAMETER = 'kampan'

/** As the contract limits a slug; anything else would be refused with the whole registration, and no link is worth that. */
const SLUG = /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The campaign whose link led here. It is no secret, so it stays in the address: a reload keeps it. Whether it is good nobody needs to
 * know before sending: one that is unknown or was taken back hinders nobody.
 */
export function useCampaign(): string | undefined {
  const campaign = new URLSearchParams(usePortalLocation().search).get(PARAMETER)
  return campaign !== null && SLUG.test(campaign) ? campaign : undefined
}
