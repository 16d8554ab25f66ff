import { screen } from '@testing-library/react'

/**
 * What is seen, without the characters that only control line breaks: fixed spaces become spaces, word joiners disappear. The separators of
 * an amount are drawn (rule 1.8).
 */
export function plainText(of: Element | string | null | undefined): string {
  const text = typeof of === 'object' && of !== null ? withSeparators(of).textContent : of
  return (text ?? '').replaceAll(/ +/g, ' ').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

function withSeparators(of: Element): Node {
  const copy = of.cloneNode(true) as Element
  for (const digits of copy.querySelectorAll('.digits-cs')) digits.prepend(' ')
  for (const digits of copy.querySelectorAll('.digits-en')) digits.prepend(',')
  return copy
}

export const mainText = () => plainText(screen.getByRole('main'))

export const alertText = async () => plainText(await screen.findByRole('alert'))
