/**
 * react-aria adds a <style> unless an element with its id exists; the page's policy would refuse it. The rule
 * itself is in base.css.
 */
export function reservePressStyle(page: Document): void {
  const id = 'react-aria-pressable-style'
  if (page.getElementById(id) !== null) return
  const place = page.createElement('meta')
  place.id = id
  page.head.append(place)
}
