/**
 * An append-only list: positions are the keys of its items, because the same value may occur twice.
 */
export const numbered = <Item>(items: readonly Item[]): readonly { readonly item: Item; readonly at: number }[] =>
  items.map((item, at) => ({ item, at }))
