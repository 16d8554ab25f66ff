import type { RequestVariant } from '../../shared/api/wire.ts'

const lives = { oncological: 0, other: 0 }

/**
 * Distinguishes the files of a request from those of an earlier one filled in on this page, because
 * uploads outlive the form.
 */
export const filesNameOf = (variant: RequestVariant): string => `request-${variant}-${lives[variant]}`

/** The request has changed. */
export function endFiles(variant: RequestVariant): void {
  lives[variant] += 1
}
