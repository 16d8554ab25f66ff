import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'

/**
 * Types a text as an insertion of all but its last letter: every key is five events, each with its own render of the page. Letter by
 * letter is what the tests of the fields prove. Keys such as {Enter} at the end are pressed. Nothing is looked up to see whether
 * the pointer is allowed: the page has no styles.
 */
export function quickTypist(): UserEvent {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return {
    ...user,
    async type(field, text, options) {
      const [, letters, keys] = /^([^{[]+)((?:\{\w+\})*)$/.exec(text) ?? []
      if (options !== undefined || letters === undefined) return user.type(field, text, options)
      await user.click(field)
      await user.paste(letters.slice(0, -1))
      await user.keyboard(`${letters.slice(-1)}${keys}`)
    },
  }
}
