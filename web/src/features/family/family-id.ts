/** The end of the path, as long as it may be an id (contract `Id`). */
const ID = /\/([A-Za-z0-9_.-]{1,64})\/?$/

/** The id at the end of /profil-rodiny/{id}; undefined for anything that cannot be one, and then nobody needs to be asked. */
export function familyIdIn(pathname: string): string | undefined {
  return ID.exec(pathname)?.[1]
}
