import { useTranslation } from 'react-i18next'

/** „Zbývá 20 znaků“ near the limit; read aloud at round numbers only, not at every key. */
export function CharactersLeft({ left }: { left: number | undefined }) {
  const { t } = useTranslation('ui')
  const words = left === undefined ? '' : t(($) => $.charactersLeft, { count: left })
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
