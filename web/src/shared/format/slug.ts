import slugify from 'slugify'

/** A slug for an address: lowercase letters and digits with dashes between words, by English rules; '' for '' (rule 1.10). */
export function slug(text: string): string {
  return slugify(text, { replacement: '-', lower: true, strict: true, locale: 'en', trim: true })
}
