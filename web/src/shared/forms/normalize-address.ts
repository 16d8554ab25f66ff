import { normalizePostalCode } from '#rules/formats/postal-code.ts'

type Group = Readonly<Record<string, unknown>>

/** An address with its postal code as the provider stores it, without the spaces that the user typed or pasted. */
export const normalizeAddress = (address: Group): Group =>
  typeof address.postalCode === 'string' ? { ...address, postalCode: normalizePostalCode(address.postalCode) } : address
