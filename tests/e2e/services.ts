import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { openTexts, readTexts } from '../../tools/content/texts.ts'
import { frontmatterOf } from './texts.ts'

interface TestedService {
  /** Its address ends with it. */
  readonly id: string
  /** As staff read it: what forms send. */
  readonly name: string
  readonly examples: string
}

const { items } = Object(Object(readTexts(openTexts('.'), 'fr', 'services')).others)
const others = Object.entries<{ readonly estimate?: string; readonly asksFor?: string }>(items).map(
  ([id, service]) => ({ id, ...service }),
)
const documents = globSync('content/fr/services/*.mdx').map((file) => {
  const id = basename(file, '.mdx')
  const { title: name, ...service } = frontmatterOf('fr', 'services', id)
  return { id, name, ...service }
})
const services: ReadonlyArray<{ readonly estimate?: unknown; readonly asksFor?: unknown }> = [...documents, ...others]

/** Services by the word, and one that asks for a place instead of documents: the content has them. */
export const [translationService, otherTranslationService] = services.filter(({ estimate }) => estimate) as unknown as [
  TestedService,
  TestedService,
]
export const eventService = services.find(({ asksFor }) => asksFor) as TestedService
