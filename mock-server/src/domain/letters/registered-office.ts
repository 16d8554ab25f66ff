/**
 * The foundation's name and address in its documents. The street and the number are fictional; the number passes its check digit (rule
 * 6.17).
 */
export const REGISTERED_OFFICE = {
  addressLine: 'Zkušební 1, 110\u00a000 Praha 1',
  registrationNumber: '00000019',
} as const
