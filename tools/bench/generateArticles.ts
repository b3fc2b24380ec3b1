import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An article of usual length, with headings, lists, notes, a table and links. */
const MODEL = 'content/fr/articles/brief-localisation.mdx'

/**
 * Writes articles, each with a drawing of its own, so that the cost of pictures is measured.
 *
 * @param root a copy of the project
 * @param count the number of articles, in French
 */
export function generateArticles(root: string, count: number): void {
  const model = readFileSync(join(root, MODEL), 'utf8')
  for (let index = 1; index <= count; index += 1) {
    const day = new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)
    const article = model
      .replace(/^title: .*/m, `title: 'Article de mesure numéro ${index}'`)
      .replace(
        /^description: .*/m,
        `description: 'Un article pour mesurer la construction du site, le numéro ${index}.'`,
      )
      .replace(/^date: .*/m, `date: ${day}`)
      .replace(/^image: .*/m, `image: ../../images/mesure-${index}.svg`)
    const drawing = `<rect width="${index}" height="800" fill="#888"/>`
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${drawing}</svg>`
    writeFileSync(join(root, `content/fr/articles/mesure-${index}.mdx`), article)
    writeFileSync(join(root, `content/images/mesure-${index}.svg`), picture)
  }
}
