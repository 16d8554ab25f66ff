import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPhoneInternational, normalizePhone } from './phone-international.ts'

/** Of the 245 countries of libphonenumber-js 1.13.16 of npm (`getCountryCallingCode`). */
const CALLING_CODES = `
  1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82
  84 86 90 91 92 93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234
  235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262
  263 264 265 266 267 268 269 290 291 297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374
  375 376 377 378 380 381 382 383 385 386 387 389 420 421 423 500 501 502 503 504 505 506 507 508 509 590 591
  592 593 594 595 596 597 598 599 670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690
  691 692 850 852 853 855 856 880 886 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 992
  993 994 995 996 998`

describe('an international phone', () => {
  test.each([
    ['a Czech number', { given: '+420123456789', want: true }],
    ['a Slovak number', { given: '+421905123456', want: true }],
    ['an American number', { given: '+12133734253', want: true }],
    ['fifteen digits', { given: '+491234567890123', want: true }],
    ['sixteen digits', { given: '+4912345678901234', want: 'phone-too-long' }],
    ['six digits', { given: '+491234', want: 'phone-too-short' }],
    ['a Czech number with eight digits', { given: '+42012345678', want: 'phone-too-short' }],
    ['a Czech number with ten digits', { given: '+4201234567890', want: 'phone-too-long' }],
    ['an unknown country', { given: '+999123456789', want: 'phone-unknown-country' }],
    ['a country code with a zero in front', { given: '+0420123456789', want: 'phone-unknown-country' }],
    ['no country', { given: '123456789', want: 'phone-unknown-country' }],
    ['a text', { given: 'zavolejte', want: 'phone-not-a-number' }],
    ['a plus sign alone', { given: '+', want: 'phone-not-a-number' }],
    ['nothing', { given: '', want: 'phone-not-a-number' }],
    ['gaps', { given: '+420 123 456 789', want: 'phone-not-a-number' }],
    ['digits of another script', { given: '+420\u0661\u0662\u0663456789', want: 'phone-not-a-number' }],
    ['an extension', { given: '+420123456789;ext=12', want: true }],
    ['an empty extension', { given: '+420123456789;ext=', want: 'phone-not-a-number' }],
    ['an extension of 250 digits', { given: `+420123456789;ext=${'1'.repeat(250)}`, want: true }],
    ['an extension of 251 digits', { given: `+420123456789;ext=${'1'.repeat(251)}`, want: 'phone-too-long' }],
  ])('%s', (_, { given, want }) => {
    expect(checkPhoneInternational(given)).toBe(want)
  })

  test('knows every country that libphonenumber knows', () => {
    const codes = CALLING_CODES.trim().split(/\s+/)
    const unknown = codes.filter((code) => checkPhoneInternational(`+${code}`.padEnd(13, '5')) !== true)
    expect(codes).toHaveLength(206)
    expect(unknown).toEqual([])
  })
})

describe('a typed phone', () => {
  test.each([
    ['nine digits are Czech', { given: '123 456 789', want: '+420123456789' }],
    ['00 is a plus sign', { given: '00421 905 123 456', want: '+421905123456' }],
    [
      'brackets, dots, hyphens and non-breaking spaces are removed',
      { given: '+1 (213)\u00a0373-42.53', want: '+12133734253' },
    ],
    ['an extension in English', { given: '+420123456789 ext. 12', want: '+420123456789;ext=12' }],
    ['an extension in Czech', { given: '123456789 linka 12', want: '+420123456789;ext=12' }],
    [
      'an extension is cut at 250',
      { given: `123456789x${'1'.repeat(300)}`, want: `+420123456789;ext=${'1'.repeat(250)}` },
    ],
    ['a text stays for the check to refuse', { given: ' zavolejte ', want: 'zavolejte' }],
    ['a letter inside stays', { given: '12345a789', want: '12345a789' }],
    ['brackets around the prefix', { given: '(+420) 601 001 001', want: '+420601001001' }],
    ['the Czech prefix without a plus sign', { given: '420 601 001 001', want: '+420601001001' }],
    [
      'typographic dashes and direction marks',
      { given: '\u202a+420\u2013601\u2013001\u2013001\u202c', want: '+420601001001' },
    ],
    ['an abbreviated extension', { given: '601001001, kl. 12 34', want: '+420601001001;ext=1234' }],
  ])('%s', (_, { given, want }) => {
    expect(normalizePhone(given)).toBe(want)
  })

  test.each([
    ['too few digits without a prefix', { given: '60100010', want: 'phone-too-short' }],
    ['too many digits without a prefix', { given: '6010010010', want: 'phone-too-long' }],
    ['too many digits with a prefix', { given: '+4206010010001', want: 'phone-too-long' }],
    ['brackets around the prefix', { given: '(+420) 601 001 001', want: true }],
    ['an extension', { given: '+420 601 001 001 linka 1234', want: true }],
    ['a number of another country', { given: '00421 905 123 456', want: true }],
    ['an unknown country', { given: '+999 123 456 789', want: 'phone-unknown-country' }],
    ['a sentence', { given: 'zavolejte mi', want: 'phone-not-a-number' }],
    ['an extension in letters', { given: '601001001 linka abc', want: 'phone-not-a-number' }],
  ])('is checked as the contract checks it: %s', (_, { given, want }) => {
    expect(checkPhoneInternational(normalizePhone(given))).toBe(want)
  })

  test('normalizing twice is the same as once', () => {
    const typed = string({ unit: constantFrom(...'+0123456789 ()-.x#;ext='.split('')) })
    assert(
      property(typed, (text) => {
        expect(normalizePhone(normalizePhone(text))).toBe(normalizePhone(text))
      }),
    )
  })
})
