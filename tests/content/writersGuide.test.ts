import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import { articleCategories, caseStudyCategories } from '../../content/categories.ts'
import { collections, isProse } from '../../content/collections.ts'
import { checkBody } from '../../tools/content/body.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { checkContent } from '../../tools/content/load.ts'
import { brokenFixtures, expectedFile, withContent } from './brokenContent.ts'

const guide = readFileSync('content/README.md', 'utf8')
const [, french = '', english = ''] = guide.split(/^# (?=Français$|English$)/m)

/** The two halves of the guide, and the words that the tests look for in each. */
const halves = [
  {
    language: 'fr',
    text: french,
    optional: /^facultatif/,
    exactly: /exactement (\d+)/g,
    range: /(\d+) à (\d+)/g,
    errors: '## Quand le contrôle dit…',
  },
  {
    language: 'en',
    text: english,
    optional: /^optional/,
    exactly: /exactly (\d+)/g,
    range: /(\d+) to (\d+)/g,
    errors: '## When the check says…',
  },
] as const

/** A key that a document may have, and between what numbers of entries and characters it may hold. */
interface Field {
  readonly path: string
  readonly isOptional: boolean
  readonly limits: readonly string[]
}

/** All keys of a schema: `title`, `video.file`, `features[].title`; a group is none itself, unless it may be left out. */
function fieldsOf(schema: unknown, path = '', isOptional = false): Field[] {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap(), path, true)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const fields = schema.options.flatMap((option) => fieldsOf(option, path))
    return fields.filter((field, index) => fields.findIndex((other) => other.path === field.path) === index)
  }
  if (schema instanceof z.ZodObject) {
    const own = isOptional ? [{ path, isOptional, limits: [] }] : []
    const keys = Object.entries(schema.shape).flatMap(([key, value]) => fieldsOf(value, path ? `${path}.${key}` : key))
    return [...own, ...keys]
  }
  if (schema instanceof z.ZodArray) {
    const { minItems, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any' })
    const entries = [`${minItems}–${maxItems}`]
    const items = fieldsOf(schema.element, `${path}[]`)
    const isListOfTexts = items.length === 1 && items[0]?.path === `${path}[]`
    return isListOfTexts
      ? [{ path, isOptional, limits: [...entries, ...(items[0]?.limits ?? [])] }]
      : [{ path, isOptional, limits: entries }, ...items]
  }
  return [{ path, isOptional, limits: isProse(schema) ? [limitsOfText(schema)] : [] }]
}

/** The shortest and the longest text that a schema takes, found by trying: they are conditions of its own. */
function limitsOfText(schema: unknown): string {
  if (!(schema instanceof z.ZodType)) throw new Error('no schema')
  const lengths = Array.from({ length: 1500 }, (_, length) => length)
  const accepted = lengths.filter((length) => schema.safeParse('a'.repeat(length)).success)
  return `${accepted[0]}–${accepted.at(-1)}`
}

function tablesOf(text: string): string[][][] {
  return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  )
}

function codeOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? [])
}

function blocksOf(text: string, language: string): string[] {
  const blocks = text.matchAll(new RegExp(`^(\`{3,4})${language}\\n([\\s\\S]*?)^\\1$`, 'gm'))
  return [...blocks].flatMap(([, , block]) => block ?? [])
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^(`{3,4})[^`\n]*\n[\s\S]*?^\1$/gm, '')
}

describe.each(halves)('the writers’ guide in $language', ({ language, text, optional, exactly, range, errors }) => {
  const fieldTables = tablesOf(withoutBlocks(text.slice(0, text.indexOf(errors)))).slice(
    0,
    Object.keys(collections).length,
  )

  test.each(Object.keys(collections).map((name, index) => ({ name, index })))(
    'explains every key of $name, whether it may be left out, and its limits',
    ({ name, index }) => {
      const schema = Object.entries(collections).find(([collection]) => collection === name)?.[1].schema
      const explained = (fieldTables[index] ?? []).flatMap(([keys = '', words = '']) => {
        const numbers = words.replaceAll(/(?<=\d)[\u00A0\u202F,](?=\d{3})/g, '')
        const limits = [
          ...[...numbers.matchAll(exactly)].map(([, number]) => `${number}–${number}`),
          ...[...numbers.matchAll(range)].map(([, minimum, maximum]) => `${minimum}–${maximum}`),
        ]
        return codeOf(keys).map((path) => ({ path, isOptional: optional.test(words), limits }))
      })
      const byPath = (one: Field, other: Field) => (one.path < other.path ? -1 : 1)
      expect(explained.toSorted(byPath)).toEqual(fieldsOf(schema).toSorted(byPath))
    },
  )

  test('names every category, every component and what components take', () => {
    for (const category of [...articleCategories, ...caseStudyCategories]) expect(text).toContain(`\`${category}\``)
    const used = blocksOf(text, 'mdx').join('\n')
    for (const [component, { attributes, example }] of Object.entries(mdxComponentRules)) {
      expect(text).toContain(`### \`<${component}>\``)
      expect(used).toContain(example[language])
      for (const attribute of Object.keys(attributes)) expect(text).toContain(`- \`${attribute}\``)
    }
  })

  test('has examples that the check finds nothing wrong with', () => {
    const bodies = blocksOf(text, 'mdx').filter((block) => !block.startsWith('---'))
    expect(bodies.length).toBeGreaterThan(Object.keys(mdxComponentRules).length)
    const found = bodies.flatMap((body) => checkBody(body, `content/${language}/articles/example.mdx`).diagnostics)
    expect(found).toEqual([])
  })

  test('has a remedy for every error that the check knows', () => {
    const fragments = tablesOf(text.slice(text.indexOf(errors))).flatMap((table) =>
      table.flatMap(([cell = '']) => codeOf(cell)),
    )
    const messages = brokenFixtures.flatMap((fixture) =>
      [...readFileSync(expectedFile(fixture), 'utf8').matchAll(/^.+?:\d+:\d+ {2}(.*)$/gm)].flatMap(
        ([, message]) => message ?? [],
      ),
    )
    // Those that have a rule explain themselves.
    const unexplained = messages.filter((message) => !/^(?:warning: )?[a-z]+(?:-[a-z]+)+$/.test(message))
    expect(unexplained.filter((message) => !fragments.some((fragment) => message.includes(fragment)))).toEqual([])
  })

  test('has links that lead somewhere', () => {
    const headings = [...withoutBlocks(guide).matchAll(/^#+ (.+)$/gm)].flatMap(([, heading]) => heading ?? [])
    const slugger = new GithubSlugger()
    const anchors = new Set(headings.map((heading) => slugger.slug(heading.replaceAll('`', ''))))
    const linked = [...withoutBlocks(text).matchAll(/\]\(#([^)]+)\)/g)].flatMap(([, anchor]) => anchor ?? [])
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((anchor) => !anchors.has(anchor))).toEqual([])
  })
})

test('both halves of the writers’ guide have the same headings, tables and examples', () => {
  const [one, other] = halves.map(({ text }) => ({
    headings: [...withoutBlocks(text).matchAll(/^(#+) /gm)].map(([, level]) => level),
    blocks: [...text.matchAll(/^`{3,4}(\w+)$/gm)].map(([, language]) => language),
    rows: tablesOf(withoutBlocks(text)).map((table) => table.map(([cell]) => cell)),
  }))
  expect(one).toEqual(other)
})

test('the articles of the writers’ guide, with a photograph, have no errors', async () => {
  const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#684' } })
    .jpeg()
    .toBuffer()
  const diagnostics = await withContent(null, (root) => {
    for (const { language, text } of halves) {
      const article = blocksOf(text, 'mdx').find((block) => block.startsWith('---')) ?? ''
      const author = /^author: (.+)$/m.exec(article)?.[1] ?? ''
      expect(existsSync(`content/${language}/team/${author}.mdx`)).toBe(true)
      writeFileSync(
        join(root, `content/${language}/articles/marche-de-douala.mdx`),
        article.replace(author, 'ada-exemple'),
      )
    }
    writeFileSync(join(root, 'content/images/marche-de-douala.jpg'), photograph)
    return checkContent(root)
  })
  expect(diagnostics.filter(isError)).toEqual([])
  // The last step, once both are written, is to confirm the translation.
  expect(diagnostics.filter(({ message }) => !message.includes('npm run status -- --confirm'))).toEqual([])
})

test('French punctuation of the writers’ guide has its no-break spaces', () => {
  const prose = withoutBlocks(french).replaceAll(/`[^`\n]+`/g, '')
  expect(prose.match(/.{0,20}(?: [:;!?»]|« |\w').{0,20}/g)).toBeNull()
})
