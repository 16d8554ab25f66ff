/** The part of fontkit that the mock uses; the package has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    /** The glyphs used so far, by number. */
    _glyphs: object
    hasGlyphForCodePoint(code: number): boolean
  }
  export function create(bytes: Uint8Array): Font
}
