import { joinThousands } from './searchedText.ts'

/**
 * Removes from a text what nobody types in a search box: case, accents, ligatures, curly apostrophes, no-break spaces,
 * spaces in large numbers. `L’Éditorial` becomes `l'editorial`, `cœur` becomes `coeur`.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  return joinThousands(folded)
}
