import { defaultAvatar, maxAvatarWidth } from '#web/shared/format/avatar.ts'
import { usePicture } from '#web/shared/pictures/use-picture.ts'
import styles from './avatar.module.css'

/** Gender as the profile sends it: 1 male, 2 female, -1 absent (rule 4.6). */
export type AvatarProps = {
  src?: string | undefined
  gender?: number | undefined
  size?: number
  alt?: string
  /** Requests a fresh address if this one cannot be loaded. */
  renew?: () => Promise<unknown>
}

/** A person's photo, or one of three drawn defaults if there is none or it cannot be loaded. Decorative unless `alt` is given. */
export function Avatar({ src, gender, size = 52, alt = '', renew }: AvatarProps) {
  const width = Math.min(size, maxAvatarWidth)
  const { state, ...events } = usePicture(src, renew)
  const room = { width, height: width, className: styles.avatar }
  if (src !== undefined && src !== '' && state !== 'broken') {
    // The circle stays empty while a fresh address is requested.
    if (state === 'renewing') return <svg aria-hidden="true" {...room} />
    return <img src={src} alt={alt} {...room} {...events} decoding="async" />
  }
  const drawing = (
    <svg aria-hidden="true" viewBox="0 0 64 64" {...room} data-drawing={defaultAvatar(gender)}>
      <circle cx="32" cy="32" r="32" fill="#cfdcfb" />
      <circle cx="49" cy="14" r="5" fill="#f5b83d" />
      <Drawing kind={defaultAvatar(gender)} />
    </svg>
  )
  if (alt === '') return drawing
  return (
    <span role="img" aria-label={alt}>
      {drawing}
    </span>
  )
}

function Drawing({ kind }: { kind: 'male' | 'female' | 'neutral' }) {
  if (kind === 'neutral') {
    return (
      <g fill="#24397f">
        <circle cx="32" cy="26" r="11" />
        <path d="M9 64c1-15 10-23 23-23s22 8 23 23z" />
      </g>
    )
  }
  return (
    <>
      {kind === 'female' && <path d="M17 50c-3-26 2-39 15-39s18 13 15 39z" fill="#16255a" />}
      <path d="M9 64c1-14 9-20 23-20s22 6 23 20z" fill={kind === 'female' ? '#b32343' : '#24397f'} />
      <path d="M26 38h12v8c0 3-2.5 5-6 5s-6-2-6-5z" fill="#e3b491" />
      <ellipse cx="32" cy="28" rx="10.5" ry="12" fill="#f3cdae" />
      {kind === 'female' ? (
        <path d="M21 29c1-9 7-9 12-13 3 5 8 5 10 13 2-11-2-18-11-18s-13 7-11 18z" fill="#16255a" />
      ) : (
        <path d="M20.5 28c-2-12 4-17 12-17 9 0 13 7 11 17-1-3-2-6-4-8-5 1-11 1-15-1-2 2-3 5-4 9z" fill="#16255a" />
      )}
    </>
  )
}
