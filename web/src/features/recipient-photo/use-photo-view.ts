import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'fotka'
const ADDING = 'nova'

export type PhotoView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit'; photoId: string }

/** In the address, so that Back, a reload and a login in between lead to the same place. */
export function usePhotoView() {
  const [parameters, setParameters] = useSearchParams()
  const requested = parameters.get(PARAMETER)
  const view: PhotoView =
    requested === null
      ? { kind: 'list' }
      : requested === ADDING
        ? { kind: 'add' }
        : { kind: 'edit', photoId: requested }
  return { view, showList: () => setParameters({}, { replace: true }) }
}

/** Of the link to the form of a new photo, or of one of them. */
export function photoAddress(photoId: string = ADDING): string {
  return `?${new URLSearchParams({ [PARAMETER]: photoId }).toString()}`
}
