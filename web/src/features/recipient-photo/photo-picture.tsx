import type { RecipientPhoto } from '../../shared/api/wire.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { imageAddress } from '../../shared/format/image-address.ts'

/** A photo from the image host, with its description for who does not see it. */
export function PhotoPicture({ photo, className }: { photo: RecipientPhoto; className: string | undefined }) {
  const { hosts } = useConfig()
  return (
    <img
      src={imageAddress(photo.path, hosts.image)}
      alt={photo.description}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
