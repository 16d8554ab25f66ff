/** Milliseconds until the blob URL of a saved file is revoked: Safari reads it a moment after the click. */
const ADDRESS_LIFE = 60_000

/** Downloads a file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE)
}

/** A blob of the provider as a file with a name of ours. */
export function fileFromBlob(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type })
}
