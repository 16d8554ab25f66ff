import slugify from 'slugify'

/** A word for an address: dashes between words, lowercase letters and digits only, by English rules; '' for '' (rule 1.10). */
export function slug(text: string): string {
  return slugify(text, { replacement: '-', lower: true, strict: true, locale: 'en', trim: true })
}
