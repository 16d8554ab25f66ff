import { useTranslation } from 'react-i18next'

/** The text that says by how many characters a text is too long. */
export type TooLongNote = (count: number) => string

/** „Zbývá 20 znaků“ near the limit, and the excess above it; announced at round numbers only, not at every key. */
export function CharactersLeft({ left, wordsOver }: { left: number | undefined; wordsOver?: TooLongNote | undefined }) {
  const { t } = useTranslation('ui')
  const words = wordsOf(left ?? 0)
  function wordsOf(count: number): string {
    return count < 0 && wordsOver ? wordsOver(-count) : t(($) => $.charactersLeft, { count })
  }
  return (
    <>
      {left !== undefined && (
        <p className="soft small num" aria-hidden="true">
          {words}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {left !== undefined && left % 10 === 0 ? words : ''}
      </span>
    </>
  )
}
