import type { RecipientPhoto } from '#web/shared/api/wire.ts'
import { PhotoImage } from '#web/shared/pictures/photo-image.tsx'

/** A photo from the image host, or its description if it cannot be loaded. */
export function PhotoPicture({ photo, className }: { photo: RecipientPhoto; className: string | undefined }) {
  const { description } = photo
  const fallback = <span className={className}>{description}</span>
  return <PhotoImage path={photo.path} alt={description} fallback={fallback} loading="lazy" className={className} />
}
