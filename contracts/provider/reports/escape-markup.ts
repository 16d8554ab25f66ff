const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that XML 1.0 does not allow, even escaped: controls except white space, and half of a surrogate pair. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Escapes text for HTML and XML, in content and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(FORBIDDEN, '\uFFFD').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
