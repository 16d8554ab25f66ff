/** The extension in lower case, without the dot; '' if there is none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function withoutExtension(name: string): string {
  return name.replace(/\.[^.]*$/, '') || 'foto'
}

/** The name of a photo that was re-encoded as a JPEG. */
export function jpegName(name: string): string {
  return `${withoutExtension(name)}.jpg`
}
