import type { RequestVariant } from '../../shared/api/wire.ts'

/** Names a request among the drafts of a person or visitor. */
export const draftNameOf = (variant: RequestVariant): string => `request-${variant}`
