import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The two values of a token: light and dark, as #rrggbb. */
function faces(token: string): readonly [string, string] {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? []
  if (light === undefined) throw new Error(`no colour in --${token}`)
  return [light, dark ?? light]
}

/** WCAG 2.2 contrast ratio of two opaque colours. */
function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const pairs: [text: string, ground: string, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'surface', 7],
  ['ink', 'surface-2', 7],
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'surface', 7],
  ['ink-soft', 'surface-2', 6],
  ['ink', 'gold-wash', 7],
  ['ink', 'leaf-wash', 7],
  ['ink', 'heart-wash', 7],
  ['ink', 'sky-wash', 7],
  ['link', 'paper', 7],
  ['link', 'surface', 7],
  ['link', 'surface-2', 7],
  ['link', 'sky-wash', 7],
  ['surface', 'link', 7],
  ['heart', 'surface', 6],
  ['heart', 'paper', 6],
  ['heart', 'heart-wash', 5],
  ['leaf', 'leaf-wash', 6],
  ['gold-deep', 'gold-wash', 6],
  ['on-gold', 'gold', 7],
  ['on-night', 'night', 7],
  ['on-night', 'night-2', 7],
  ['on-night-soft', 'night-2', 7],
  ['lamp', 'night-2', 7],
  // Edges of fields and the focus ring are not text: 3:1 (WCAG 1.4.11).
  ['line-strong', 'surface', 3],
  ['line-strong', 'paper', 3],
  ['focus', 'paper', 3],
  ['focus', 'surface', 3],
  ['bar', 'surface', 3],
]

describe('the colours', () => {
  it.each(pairs)('%s on %s has at least %d:1 by day and by night', (text, ground, least) => {
    const [t, g] = [faces(text), faces(ground)]
    expect(contrast(t[0], g[0])).toBeGreaterThanOrEqual(least)
    expect(contrast(t[1], g[1])).toBeGreaterThanOrEqual(least)
  })
})

const sheets = globSync('web/{src,console}/**/*.css').map((file) => readFileSync(file, 'utf8'))

// When the theme changes, its text has the new colour at once: on the former one it could not be read meanwhile.
it('no background changes gradually', () => {
  const gradual = sheets.flatMap((sheet) => sheet.match(/transition:[^;]*[\s,](background|color|all)\b[^;]*/g) ?? [])
  expect(gradual).toEqual([])
})

// WebKit does not paint an inset shadow whose spread is more than half of the box, so a selected radio drawn by one looks unselected.
it('no stylesheet fills a box with an inset shadow', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const spreads = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/inset 0 0 0 (\d+)px/g)].map(([, spread]) => Number(spread)),
  )
  expect(Math.max(...spreads)).toBeLessThanOrEqual(3)
})
