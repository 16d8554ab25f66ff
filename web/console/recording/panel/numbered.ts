/** A list that only grows at its end: its places name its items, since the same may stand there twice. */
export const numbered = <Item>(items: readonly Item[]): readonly { readonly item: Item; readonly at: number }[] =>
  items.map((item, at) => ({ item, at }))
