/**
 * Moves the first item of the readers' own language to the front: an article that is shown in another one, for want of a
 * translation, opens no list. All others keep their order.
 *
 * @returns the list itself where that is how it is, or where none is in that language
 */
export function leadWithOwn<Item extends { readonly locale: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const own = items.find((item) => item.locale === locale)
  return own && own !== items[0] ? [own, ...items.filter((item) => item !== own)] : items
}
