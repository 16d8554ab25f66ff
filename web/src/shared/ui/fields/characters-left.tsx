import { useTranslation } from 'react-i18next'

/** The text that says by how many characters a text is too long. */
export type TooLongNote = (count: number) => string

/** „Zbývá 20 znaků“ near the limit, and the excess above it; announced at round numbers only, not at every key. */
export function CharactersLeft({
  left,
  tooLongNote,
}: {
  left: number | undefined
  tooLongNote?: TooLongNote | undefined
}) {
  const { t } = useTranslation('ui')
  const text = textOf(left ?? 0)
  function textOf(count: number): string {
    return count < 0 && tooLongNote ? tooLongNote(-count) : t(($) => $.charactersLeft, { count })
  }
  return (
    <>
      {left !== undefined && (
        <p className="soft small num" aria-hidden="true">
          {text}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {left !== undefined && left % 10 === 0 ? text : ''}
      </span>
    </>
  )
}
