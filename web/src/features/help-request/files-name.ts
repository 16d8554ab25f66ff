import type { RequestVariant } from '../../shared/api/wire.ts'

const lives = { oncological: 0, other: 0 }

/** Tells the files of a request from those of one that was filled in on this page before: what is on its way outlives the form. */
export const filesNameOf = (variant: RequestVariant): string => `request-${variant}-${lives[variant]}`

/** The request is another one from now on. */
export function endFiles(variant: RequestVariant): void {
  lives[variant] += 1
}
