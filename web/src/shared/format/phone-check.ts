import { type CountryCode, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min'

/** Spec §9 "Phone default country CZ". This module weighs 25 kB: load it by `import()`, as PhoneField does. */
export const phoneDefaultCountry: CountryCode = 'CZ'
/** Spec §5: "An extension is cut at 250 characters." */
export const phoneExtensionLimit = 250

export type PhoneFault = 'unknown-country' | 'too-short' | 'too-long' | 'not-a-number'
/** `e164` is `+420123456789`, `international` the same with spaces and the extension, for people. */
export type PhoneCheck =
  | { ok: true; e164: string; international: string; extension: string | undefined; country: string | undefined }
  | { ok: false; fault: PhoneFault }

const faults: Record<string, PhoneFault> = {
  INVALID_COUNTRY: 'unknown-country',
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
  NOT_A_NUMBER: 'not-a-number',
  // A length between two allowed ones: digits are missing to the longer.
  INVALID_LENGTH: 'too-short',
}

// The extension is taken off before parsing: the library itself refuses anything longer than 250 characters as a whole.
const extensionPattern = /^(.*?)\s*(?:;ext=|ext\.?|linka|kl\.|x|#)\s*:?\s*([0-9]+)\s*$/is

/** Reads a phone as typed, by default as a Czech one; possible lengths decide, since the numbering plans change. */
export function checkPhone(typed: string, country: CountryCode = phoneDefaultCountry): PhoneCheck {
  const [number, extension] = splitExtension(typed.trim())
  // An international call written 00420… is what people copy from letterheads.
  const dialled = number.replace(/^00(?=[1-9])/, '+')
  const fault = validatePhoneNumberLength(dialled, country)
  if (fault !== undefined) return { ok: false, fault: faults[fault] ?? 'not-a-number' }
  const parsed = parsePhoneNumberFromString(dialled, country)
  if (parsed === undefined) return { ok: false, fault: 'not-a-number' }
  if (extension !== undefined) parsed.setExt(extension)
  return {
    ok: true,
    e164: parsed.number,
    international: parsed.formatInternational(),
    extension,
    country: parsed.country,
  }
}

function splitExtension(text: string): [number: string, extension: string | undefined] {
  const found = extensionPattern.exec(text)
  if (found?.[1] === undefined || found[2] === undefined) return [text, undefined]
  return [found[1], found[2].slice(0, phoneExtensionLimit)]
}
