/** Whether a response may later contain a trigger's text: the contract allows line breaks and tabs in long texts, but not NUL. */
export const isTriggerText = (given: unknown, mostCharacters: number): given is string =>
  typeof given === 'string' && given.length <= mostCharacters && !given.includes('\0')
