import { extensionOf, withoutExtension } from '../../shared/uploads/file-name.ts'

/** Rule 15.2: 5 MB, to the byte; what is sent, not what is chosen. */
export const PHOTO_LIMIT = 5 * 1024 ** 2
/** With every one of these a phone offers its camera and its gallery; iOS turns HEIC into JPEG by itself. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/bmp,.jpg,.jpeg,.png,.bmp'
/** Photos of one family, by the provider. */
export const MOST_PHOTOS = 100

export type FileRefusal = 'heic' | 'type' | 'mismatch' | 'empty' | 'unreadable'

type Kind = { extensions: readonly string[]; mime: string; start: readonly number[] }

const KINDS: readonly Kind[] = [
  { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { extensions: ['png'], mime: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extensions: ['bmp'], mime: 'image/bmp', start: [0x42, 0x4d] },
]

/**
 * The file as it may be sent, or why it may not: by its extension and its first bytes (rules 15.1, 19.9). A photo under the name of
 * another kind of photo, as messengers save them, gets the right one instead of a refusal that nobody would understand.
 */
export async function admittedPhoto(file: File): Promise<File | FileRefusal> {
  if (file.size === 0) return 'empty'
  const start = await firstBytes(file)
  if (!start) return 'unreadable'
  const extension = extensionOf(file.name)
  if (isHeic(start) || extension === 'heic' || extension === 'heif') return 'heic'
  // A camera may hand a photo over without any extension; a wrong one is refused whatever is inside.
  if (extension !== '' && !KINDS.some(({ extensions }) => extensions.includes(extension))) return 'type'
  const kind = KINDS.find((each) => each.start.every((byte, index) => start[index] === byte))
  if (!kind) return 'mismatch'
  return new File([file], nameFor(file.name, extension, kind), { type: kind.mime })
}

function nameFor(name: string, extension: string, { extensions }: Kind): string {
  return extensions.includes(extension) ? name : `${withoutExtension(name)}.${extensions[0]}`
}

/** `ftyp` with the brand of an Apple photo, whatever the file is called. */
function isHeic(start: Uint8Array): boolean {
  const words = String.fromCharCode(...start)
  return words.slice(4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(words.slice(8, 12))
}

/** Undefined where the device no longer gives the file out: the photo was moved or deleted since. */
function firstBytes(file: File): Promise<Uint8Array | undefined> {
  return file
    .slice(0, 12)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
}
