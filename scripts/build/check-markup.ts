/**
 * A browser may paint between two pieces of a page that arrive. The buttons of the header are aligned to its end, so that each one that
 * comes late moves those before it: no paint before the content, which only grows. Chromium waits for its start, the standard says for its
 * end; Firefox does not wait.
 */
export const PAINT_WITH_CONTENT = '<link rel="expect" href="#content" blocking="render" />'

const FORBIDDEN = [
  { what: 'a style attribute', pattern: /<[^>]*\sstyle\s*=/ },
  { what: 'an inline style', pattern: /<style[\s>]/ },
  { what: 'a script', pattern: /<script[\s>]/ },
  { what: 'an inline handler', pattern: /<[^>]*\son[a-z]+\s*=/ },
  { what: 'a form that would put its fields into the address', pattern: /<form(?![^>]*\smethod="post")[\s>]/ },
  { what: 'content that waited for something', pattern: /<!--\$[?!~]-->|<template/ },
]

/**
 * Throws when prerendered markup holds what the content security policy refuses, or what would not survive without React, or lacks the
 * content that the first paint waits for.
 */
export function checkMarkup(path: string, markup: string): void {
  if (!markup.includes('<main id="content"'))
    throw new Error(`The prerendered ${path} has no content for PAINT_WITH_CONTENT.`)
  for (const { what, pattern } of FORBIDDEN) {
    const found = pattern.exec(markup)
    if (found) throw new Error(`The prerendered ${path} has ${what}: …${markup.slice(found.index, found.index + 120)}…`)
  }
}
