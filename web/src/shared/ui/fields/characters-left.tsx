import { useTranslation } from 'react-i18next'

/** „Zbývá 20 znaků“ near the limit, „O 20 znaků víc, než se vejde“ past it; read aloud at round numbers only, not at every key. */
export function CharactersLeft({ left }: { left: number | undefined }) {
  const { t } = useTranslation('ui')
  const over = left === undefined ? 0 : -left
  const words =
    over > 0 ? t(($) => $.charactersOver, { count: over }) : t(($) => $.charactersLeft, { count: left ?? 0 })
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
