import type { FamilyPhoto } from '../../shared/api/wire.ts'
import { PhotoImage } from '../../shared/pictures/photo-image.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import { FamilyDrawing } from './family-drawing.tsx'
import styles from './family-picture.module.css'

/**
 * The space reserved before the photo loads, 4 by 3, so that the layout does not shift (in pixels
 * for the browser).
 */
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

/**
 * A photo of the family with its Czech description, or a drawing if there is none or it does not
 * load.
 */
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
