import { Marked } from 'marked'
import { readHtml } from './html.ts'
import type { Texts } from './plainText.ts'

/** YAML and TOML before the text. */
const FRONT_MATTER = /^\s*(?:---[ \t]*\r?\n[^]*?\n(?:---|\.\.\.)|\+\+\+[ \t]*\r?\n[^]*?\n\+\+\+)[ \t]*(?:\r?\n|$)/
/** Labels of footnotes, where they are called and where they stand. */
const FOOTNOTE = /\[\^[^\]\s]{1,99}\]:?/g
const COMMENT_OF_MDX = /\{\/\*[^]*?\*\/\}/g

/** Reads Markdown as the HTML that it stands for. */
export function readMarkdown(source: string): Texts {
  const parser = new Marked({ gfm: true, renderer: { image: ({ text }) => text } })
  const text = source
    .replaceAll(/\r\n?/g, '\n')
    .replace(FRONT_MATTER, '')
    .replaceAll(FOOTNOTE, ' ')
    .replaceAll(COMMENT_OF_MDX, '')
  return readHtml(parser.parse(text, { async: false }))
}
