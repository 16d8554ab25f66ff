/** The change of an answer by a typed text; nothing where nothing is written. */
export const typedText = (text: string) => (): string | undefined => (text === '' ? undefined : text)

/** An answer as a text field shows it. */
export const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')
