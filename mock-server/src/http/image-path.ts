/**
 * Where a picture is on the image host. A picture that somebody saved is kept by its name alone, so that the address leads to the
 * world that is asked, a copy of another one too; one of the scenario has its whole path.
 */
export const imagePath = (worldId: string, { path }: { readonly path: string }): string =>
  path.startsWith('/') ? path : `/images/${worldId}/${path}`
