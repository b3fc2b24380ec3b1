import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import { articleCategories } from '../../content/categories.ts'
import { collections, isProse } from '../../content/collections.ts'
import { checkBody } from '../../tools/check/body/checkBody.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { exampleOf, guide } from '../guideExamples.ts'
import { checkContent, isOfOtherLocale, withContent } from './brokenContent.ts'

/** The two halves of the guide, the words that the tests look for in each, and its section on each kind of document. */
const halves = [
  {
    language: 'fr',
    text: guide.fr,
    optional: 'facultatif',
    exactly: /exactement (\d+)/g,
    range: /(\d+) à (\d+)/g,
    everywhere: 'Partout',
    kinds: { articles: 'Un article' },
  },
  {
    language: 'en',
    text: guide.en,
    optional: 'optional',
    exactly: /exactly (\d+)/g,
    range: /(\d+) to (\d+)/g,
    everywhere: 'All documents',
    kinds: { articles: 'An article' },
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

/** Returns the description of each key in the section under a heading: `- `title`: 3 to 90 characters`. */
function keysOf(text: string, heading: string): Array<readonly [key: string, words: string]> {
  const section = text.split(/^### /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/^- ((?:`[^`]+`(?:, )?)+)(.*)$/gm)].flatMap(([, keys = '', words = '']) =>
    codeOf(keys).map((key) => [key, words] as const),
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

describe.each(halves)('the writers’ guide in $language', (half) => {
  const { language, text, optional, exactly, range, everywhere, kinds } = half

  test.each(Object.entries(kinds))(
    'explains every key of %s, whether it may be left out, and its limits',
    (name, heading) => {
      const schema = Object.entries(collections).find(([collection]) => collection === name)?.[1].schema
      const explained = new Map([
        ...keysOf(text, everywhere),
        ...keysOf(text, `${heading}${language === 'fr' ? ', en plus' : ' also has'}`),
      ])
      const keys = new Map([...keysOf(text, everywhere), ...explained])
      // A link has two keys, which are explained with it.
      const fields = fieldsOf(schema).filter(({ path }) => !/^contact\../.test(path))
      expect(fields.filter(({ path }) => !keys.has(path)).map(({ path }) => path)).toEqual([])
      for (const { path, isOptional, limits } of fields) {
        const words = (keys.get(path) ?? '').replaceAll(/(?<=\d)[\u00A0\u202F, ](?=\d{3})/g, '')
        const documented = [
          ...Array.from(words.matchAll(exactly), ([, number]) => `${number}–${number}`),
          ...Array.from(words.matchAll(range), ([, least, most]) => `${least}–${most}`),
        ]
        expect([path, words.includes(optional), documented]).toEqual([path, isOptional, limits])
      }
    },
  )

  test('names every category, every component and what components take', () => {
    for (const category of articleCategories) expect(text).toContain(`\`${category}\``)
    for (const [component, { attributes }] of Object.entries(mdxComponentRules)) {
      expect(exampleOf(component, language)).toContain(`<${component}`)
      for (const attribute of Object.keys(attributes)) expect(text).toContain(`- \`${attribute}\``)
    }
  })

  test('has examples that the check finds nothing wrong with', () => {
    const bodies = blocksOf(text, 'mdx').filter((block) => !block.startsWith('---'))
    expect(bodies.length).toBeGreaterThan(Object.keys(mdxComponentRules).length)
    const found = bodies.flatMap((body) => checkBody(body, `content/${language}/articles/example.mdx`).diagnostics)
    expect(found).toEqual([])
  })

  test('has links that lead somewhere', () => {
    const headings = [...withoutBlocks(guide.fr + guide.en).matchAll(/^#+ (.+)$/gm)].flatMap(
      ([, heading]) => heading ?? [],
    )
    const slugger = new GithubSlugger()
    const anchors = new Set(headings.map((heading) => slugger.slug(heading.replaceAll('`', ''))))
    const linked = [...withoutBlocks(text).matchAll(/\]\(#([^)]+)\)/g)].flatMap(([, anchor]) => anchor ?? [])
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((anchor) => !anchors.has(anchor))).toEqual([])
  })
})

test('both halves of the writers’ guide have the same headings and examples, and are short', () => {
  const [one, other] = halves.map(({ text }) => ({
    headings: [...withoutBlocks(text).matchAll(/^(#+) /gm)].map(([, level]) => level),
    blocks: [...text.matchAll(/^`{3,4}(\w+)$/gm)].map(([, language]) => language),
  }))
  expect(one).toEqual(other)
  for (const { text } of halves) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(14_000)
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
  const left = diagnostics.filter((diagnostic) => !isOfOtherLocale(diagnostic))
  expect(left.filter(({ message }) => !message.includes('npm run status -- --confirm'))).toEqual([])
})

test('French punctuation of the writers’ guide has its no-break spaces', () => {
  const prose = withoutBlocks(guide.fr).replaceAll(/`[^`\n]+`/g, '')
  expect(prose.match(/.{0,20}(?: [:;!?»]|« |\w').{0,20}/g)).toBeNull()
})
