/**
 * The words of a text as one compares them: without accents, capitals and marks, one space between two.
 *
 * @param text anything: a name, a file's name, a sentence
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
