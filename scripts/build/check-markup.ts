const FORBIDDEN = [
  { what: 'a style attribute', pattern: /<[^>]*\sstyle\s*=/ },
  { what: 'an inline style', pattern: /<style[\s>]/ },
  { what: 'a script', pattern: /<script[\s>]/ },
  { what: 'an inline handler', pattern: /<[^>]*\son[a-z]+\s*=/ },
  { what: 'a form that would put its fields into the address', pattern: /<form(?![^>]*\smethod="post")[\s>]/ },
  { what: 'content that waited for something', pattern: /<!--\$[?!~]-->|<template/ },
]

/** Throws when prerendered markup holds what the content security policy refuses, or what would not survive without React. */
export function checkMarkup(path: string, markup: string): void {
  for (const { what, pattern } of FORBIDDEN) {
    const found = pattern.exec(markup)
    if (found) throw new Error(`The prerendered ${path} has ${what}: …${markup.slice(found.index, found.index + 120)}…`)
  }
}
