/** An uploaded picture as it is stored: resized, rotated upright, without EXIF. */
export type StoredImage = { readonly mediaType: 'image/jpeg' | 'image/png'; readonly base64: string }
