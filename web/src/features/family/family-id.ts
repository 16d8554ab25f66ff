/** The end of the path, at most as long as the contract's `Id`. */
const ID = /\/([A-Za-z0-9_.-]{1,64})\/?$/

/** The id at the end of /profil-rodiny/{id}; undefined for an impossible one. */
export function familyIdIn(pathname: string): string | undefined {
  return ID.exec(pathname)?.[1]
}
