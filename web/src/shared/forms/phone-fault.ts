const faults = {
  'phone-unknown-country': 'unknown-country',
  'phone-too-short': 'too-short',
  'phone-too-long': 'too-long',
  'phone-not-a-number': 'not-a-number',
} as const

/** Key of a text under `phone` in the namespace `ui`. */
export type PhoneFault = (typeof faults)[keyof typeof faults]

const byCode: ReadonlyMap<string, PhoneFault> = new Map(Object.entries(faults))

/** The text of a refused phone by the code of the contract's format; undefined for any other code. */
export function phoneFault(code: string): PhoneFault | undefined {
  return byCode.get(code)
}
