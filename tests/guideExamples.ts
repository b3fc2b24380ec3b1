import { readFileSync } from 'node:fs'
import { mdxComponentRules } from '../components/mdx/registry.ts'

const [, french = '', english = ''] = readFileSync('content/README.md', 'utf8').split(/^# (?=Français$|English$)/m)

/** The two halves of the writers' guide. */
export const guide = { fr: french, en: english }

/** Returns the example of a component in the guide: the first block of its section. */
export function exampleOf(component: string, language: keyof typeof guide): string {
  const [, section = ''] = guide[language].split(`### \`<${component}>\`\n`)
  const [, example] = /```mdx\n([^]*?)\n```/.exec(section.split(/^#/m)[0] ?? '') ?? []
  if (example === undefined) throw new Error(`content/README.md has no example of <${component}> in ${language}.`)
  return example
}

/** All of them: the component, the language, the example. */
export const examples = Object.keys(mdxComponentRules).flatMap((name) =>
  (['fr', 'en'] as const).map((language) => [name, language, exampleOf(name, language)] as const),
)
