import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import { articleCategories } from '../../content/categories.ts'
import { checkBody } from '../../tools/check/body/checkBody.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { exampleOf, guide } from '../guideExamples.ts'
import { checkContent, isOfOtherLocale, withContent } from './brokenContent.ts'

/** The two halves of the guide. */
const halves = [
  { language: 'fr', text: guide.fr },
  { language: 'en', text: guide.en },
] as const

function blocksOf(text: string, language: string): string[] {
  const blocks = text.matchAll(new RegExp(`^(\`{3,4})${language}\\n([\\s\\S]*?)^\\1$`, 'gm'))
  return [...blocks].flatMap(([, , block]) => block ?? [])
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^(`{3,4})[^`\n]*\n[\s\S]*?^\1$/gm, '')
}

describe.each(halves)('the writers’ guide in $language', ({ language, text }) => {
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
