import { mdxComponentRules } from '../../components/mdx/registry.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { Tabstops } from './tabstops.ts'

/** Each component, with the attributes that it must have. */
export function componentSnippets(): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(mdxComponentRules).map(([name, { required }]) => {
      const stops = new Tabstops()
      const attributes = required.map((attribute) => ` ${attribute}="${stops.text(attribute)}"`)
      const body = [`<${name}${attributes.join('')}>`, '', '$0', '', `</${name}>`]
      return [`component ${name}`, snippetOf([name, `<${name}`], body, `The component <${name}>`)]
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
