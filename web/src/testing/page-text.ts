import { screen } from '@testing-library/react'

/** A text without the characters that only control line breaks: fixed spaces become spaces, word joiners disappear. */
export function plainText(of: Element | string | null | undefined): string {
  const text = typeof of === 'object' ? of?.textContent : of
  return (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

export const mainText = () => plainText(screen.getByRole('main'))

export const alertText = async () => plainText(await screen.findByRole('alert'))
