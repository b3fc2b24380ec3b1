import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CATEGORIES = ['legal', 'localization', 'mt-vs-human'] as const

const TAGS = Array.from({ length: 41 }, (_, index) => `sujet ${index}`)

const PARAGRAPH = `La traduction d’un document commence bien avant la première phrase : il faut savoir qui lira, pour
décider quoi, et ce qu’une erreur coûterait. Un contrat, une notice et une campagne ne se traduisent pas de la même
main ; le terminologue, le juriste et le rédacteur n’y cherchent pas la même chose. *Relire* n’est pas corriger, et
**réviser** suppose de reprendre la source, ligne à ligne, sans se fier à ce qui sonne bien.`

/** Each article has its own picture, so that the cost per picture is measured. */
function writePicture(index: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="${index}" height="800" fill="#888"/></svg>`
}

/** Returns an article of about 6 kB with headings, lists, a table, a note, a quotation and footnotes. */
function writeArticle(index: number): string {
  const day = new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)
  const section = (title: string) => `## ${title} ${index}\n\n${PARAGRAPH}\n\n${PARAGRAPH}[^source]\n`
  return `---
title: "Article de mesure numéro ${index}"
description: "Un article produit pour mesurer la construction du site, le numéro ${index} d’une longue suite."
date: ${day}
author: etienne-valcourt
category: ${CATEGORIES[index % CATEGORIES.length]}
tags:
  - ${TAGS[index % TAGS.length]}
  - ${TAGS[(index + 1 + (index % 40)) % TAGS.length]}
image: ../../images/mesure-${index}.svg
imageAlt: "Un rectangle, pour la mesure."
---

${PARAGRAPH}

${section('Ce que l’on demande')}
- Un premier point, avec un [lien](/services/legalTranslation).
- Un deuxième, avec \`du code\`.
- Un troisième, plus long, qui court jusqu’à la ligne suivante pour que la mise en page ait de quoi faire.

${section('Ce que l’on reçoit')}
| Étape | Durée | Qui |
| --- | ---: | --- |
| Analyse | 1 h | La cheffe de projet |
| Traduction | 24 h | Une traductrice |
| Révision | 4 h | Un réviseur |

<Note title="Bon à savoir">

${PARAGRAPH}

</Note>

${section('Ce qui reste à faire')}
> ${PARAGRAPH.replaceAll('\n', '\n> ')}

[^source]: Une note de bas de page, avec un [lien](/process).
`
}

/**
 * Writes generated articles, the same ones each time.
 *
 * @param root a copy of the project
 * @param count the number of articles, in French
 */
export function generateArticles(root: string, count: number): void {
  for (let index = 1; index <= count; index += 1) {
    writeFileSync(join(root, `content/fr/articles/mesure-${index}.mdx`), writeArticle(index))
    writeFileSync(join(root, `content/images/mesure-${index}.svg`), writePicture(index))
  }
}
