/**
 * react-aria adds a <style id="react-aria-pressable-style"> unless an element of that id is there; the page's policy
 * (style-src 'self') would refuse it and report a violation. An empty element takes the place; the rule itself stands in base.css.
 */
export function reservePressStyle(page: Document): void {
  const id = 'react-aria-pressable-style'
  if (page.getElementById(id) !== null) return
  const place = page.createElement('meta')
  place.id = id
  page.head.append(place)
}
