/**
 * react-aria adds a <style id="react-aria-pressable-style"> unless an element with that id exists; the page's policy
 * (style-src 'self') would refuse it and report a violation. This adds an empty element with the id; the rule itself is in base.css.
 */
export function reservePressStyle(page: Document): void {
  const id = 'react-aria-pressable-style'
  if (page.getElementById(id) !== null) return
  const place = page.createElement('meta')
  place.id = id
  page.head.append(place)
}
