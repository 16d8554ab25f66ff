import type { FamilyPhoto } from '#web/shared/api/wire.ts'
import { PhotoImage } from '#web/shared/pictures/photo-image.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import styles from './family-picture.module.css'

/** Pixels of the space reserved before the photo loads, so that the layout does not shift. */
const room = {
  large: { width: 800, height: 600 },
  small: { width: 400, height: 300 },
}

type FamilyPictureProps = {
  photo: FamilyPhoto | null
  size?: keyof typeof room
  /** `cover` fills the space and crops, `contain` shows the entire photo. */
  fit?: 'cover' | 'contain'
  /** Visible at once: no lazy loading. */
  eager?: boolean
  /** The text or the button around the photo already describes it. */
  decorative?: boolean
  className?: string | undefined
}

/** A drawing if there is no photo or it does not load. */
export function FamilyPicture({
  photo,
  size = 'small',
  fit = 'cover',
  eager = false,
  decorative = false,
  className,
}: FamilyPictureProps) {
  const drawing = <FamilyDrawing className={cx(styles.picture, className)} />
  if (photo === null) return drawing
  const described = (
    <span role="img" aria-label={photo.description} lang="cs">
      {drawing}
    </span>
  )
  return (
    <PhotoImage
      {...room[size]}
      path={photo.path}
      alt={decorative ? '' : photo.description}
      fallback={decorative ? drawing : described}
      lang="cs"
      loading={eager ? 'eager' : 'lazy'}
      className={cx(styles.picture, fit === 'contain' && styles.whole, className)}
    />
  )
}

/** Decorative. */
function FamilyDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 320 240"
      width="320"
      height="240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <rect className={styles.sky} width="320" height="240" />
      <circle className={styles.sun} cx="256" cy="66" r="24" />
      <path className={styles.far} d="M0 240v-72c60-30 110-20 160-6s110 6 160-16v94z" />
      <path className={styles.near} d="M0 240v-48c70-24 140-6 200-2s90-4 120-14v64z" />
      <g className={styles.people}>
        <circle cx="132" cy="140" r="11" />
        <path d="M118 190c0-26 4-38 14-38s14 12 14 38z" />
        <circle cx="176" cy="134" r="12" />
        <path d="M160 190c0-28 5-42 16-42s16 14 16 42z" />
        <circle cx="153" cy="158" r="8" />
        <path d="M144 190c0-16 3-22 9-22s9 6 9 22z" />
      </g>
    </svg>
  )
}
