/**
 * Removes from a text what nobody types in a search box: case, accents, ligatures, curly apostrophes. `L’Éditorial` becomes
 * `l'editorial`, `cœur` becomes `coeur`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘]/g, "'")
}
