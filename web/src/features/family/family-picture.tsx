import type { FamilyPhoto } from '../../shared/api/wire.ts'
import { PhotoImage } from '../../shared/pictures/photo-image.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import { FamilyDrawing } from './family-drawing.tsx'
import styles from './family-picture.module.css'

/** Room that is kept before the photo arrives, 4 by 3, so that nothing moves (pixels are the browser's business). */
const room = {
  large: { width: 800, height: 600 },
  small: { width: 400, height: 300 },
}

type FamilyPictureProps = {
  photo: FamilyPhoto | null
  size?: keyof typeof room
  /** `cover` fills its room and is cut, `contain` shows the whole photo. */
  fit?: 'cover' | 'contain'
  /** In view at once: not to be waited for. */
  eager?: boolean
  /** The words beside it or the button around it say it all. */
  decorative?: boolean
  className?: string | undefined
}

/** A photo of the family with its Czech description, or a drawing where there is none or it does not load. */
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
