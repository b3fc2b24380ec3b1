import { stringify } from 'yaml'

/** Returns a document as the site's editor writes it: one line for each text, quotation marks only where they are needed. */
export function writeDocument(values: object, body: string): string {
  const yaml = stringify(values, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  })
  return `---\n${yaml.trim()}\n---\n${body.trim() === '' ? '' : `\n${body.trim()}\n`}`
}

/** Returns a file of interface texts as the site's editor writes it. */
export function writeTexts(values: unknown): string {
  return `${JSON.stringify(values, undefined, 2)}\n`
}
