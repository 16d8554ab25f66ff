/** A picture that somebody uploaded, as it is kept: made small, upright, without EXIF. */
export type StoredImage = { readonly mediaType: 'image/jpeg' | 'image/png'; readonly base64: string }
