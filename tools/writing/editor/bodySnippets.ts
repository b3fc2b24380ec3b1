import { mdxComponentRules } from '../../../components/mdx/registry.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { escape, Tabstops } from './tabstops.ts'

/** Each component, with the attributes that it must have and, where it wants something particular, its example in it. */
export function componentSnippets(): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(mdxComponentRules).map(([name, { purpose, attributes, inside, example }]) => {
      const stops = new Tabstops()
      const written = Object.entries(attributes)
        .filter(([, { isRequired }]) => isRequired)
        .map(([attribute, { holds }]) => {
          const [, value = attribute] = new RegExp(`\\b${attribute}="([^"]*)"`).exec(example.fr) ?? []
          return ` ${attribute}="${stops.text(holds === 'text' ? attribute : value)}"`
        })
      if (inside.holds === 'words') {
        return [
          `component ${name}`,
          snippetOf([name, `<${name}`], [`<${name}${written.join('')}>${stops.text('words')}</${name}>`], purpose.en),
        ]
      }
      const isFree = inside.holds === 'markdown' && !inside.endsWithLink
      const content = isFree ? ['$0'] : example.fr.split('\n').slice(2, -2).map(escape)
      const body = [`<${name}${written.join('')}>`, '', ...content, '', `</${name}>`]
      return [`component ${name}`, snippetOf([name, `<${name}`], body, purpose.en)]
    }),
  )
}

/** What of Markdown is not known by heart, under its French and its English name. */
export const markdownSnippets: Readonly<Record<string, Snippet>> = {
  figure: snippetOf(
    ['figure', 'image'],
    ['![${1:ce que montre l’image}](../../images/${2:nom.jpg} "${3:sa légende}")', '$0'],
    'A picture, what it shows, and its caption',
  ),
  table: snippetOf(
    ['tableau', 'table'],
    ['| ${1:Terme} | ${2:Sens} |', '| --- | --- |', '| ${3} | ${4} |', '$0'],
    'A table',
  ),
  footnote: snippetOf(['note', 'footnote'], ['[^${1:1}]$0', '', '[^$1]: ${2:La note.}'], 'A footnote and its text'),
  link: snippetOf(
    ['lien', 'link'],
    ['[${1:où il mène}](${2:/contact})$0'],
    'A link to a page of ours, or to an address',
  ),
  quotation: snippetOf(
    ['citation', 'quotation'],
    ['> ${1:La citation.}', '>', '> — ${2:Qui l’a dite}', '$0'],
    'A quotation with its author',
  ),
}
