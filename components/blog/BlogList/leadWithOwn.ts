/**
 * Moves the first item in the reader's language to the front, so that no list opens with an untranslated article. The
 * others keep their order.
 *
 * @returns the same list if it is already in that order, or if no item is in that language
 */
export function leadWithOwn<Item extends { readonly locale: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const own = items.find((item) => item.locale === locale)
  return own && own !== items[0] ? [own, ...items.filter((item) => item !== own)] : items
}
