import { parse } from 'yaml'
import { z } from 'zod'
import { writeDocument, writeTexts } from '../../content/frontmatter/writeDocument.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The name of the value that keeps the file that an entry was made from. It is among the entry's values so that a draft
 * that is restored days later still has it.
 */
export const READ = 'readFile'

/** The files that were written, each with the one that it was made from. */
const bases = new Map<string, string>()

/** Returns the file that a written file was made from, as the editor reads it; empty for a new one. */
export function baseOf(written: string): string {
  return bases.get(written.trim()) ?? ''
}

const valuesOf = (value: unknown): Values => z.record(z.string(), z.unknown()).parse(value)

function formatOf(name: string, extension: string, read: (text: string) => Values, write: (values: Values) => string) {
  return {
    name,
    extension,
    fromFile: (text: string) => ({ ...read(text), [READ]: text }),
    toFile: ({ [READ]: base, ...values }: Values) => {
      const file = write(values)
      bases.set(file.trim(), z.string().catch('').parse(base))
      return file
    },
  }
}

/**
 * The formats of the site's files, which take the place of the package's own: https://sveltiacms.app/en/docs/api/file-formats
 * The package reads files without space around them, their lines ended by `\n`.
 */
export const fileFormats = [
  formatOf(
    'yaml-frontmatter',
    'mdx',
    (text) => {
      const [, yaml = '', body = ''] = /^---\n(.*?)\n---(?:\n(.*))?$/s.exec(text) ?? ['', '', text]
      return { ...valuesOf(parse(yaml) ?? {}), body: body.trim() }
    },
    ({ body = '', ...values }) => writeDocument(values, String(body)),
  ),
  formatOf('json', 'json', (text) => valuesOf(JSON.parse(text)), writeTexts),
]
