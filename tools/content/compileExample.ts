import { posix } from 'node:path'
import type { Root } from 'hast'
import type { Locale } from '../../renderer/languages.ts'
import { checkBody } from './body.ts'
import { compileBody } from './compileBody.ts'
import { ContentError } from './diagnostics.ts'
import type { LoadContext } from './loadDocument.ts'
import { loadVideo } from './videos.ts'

/**
 * What a piece of Markdown shows that is no document: an example of components/mdx/registry.ts.
 *
 * @param context what documents are read with
 * @param markdown as it would stand in an article
 * @throws ContentError where it is not in order
 */
export function compileExample(
  { root, pictures, footnotes }: Pick<LoadContext, 'root' | 'pictures' | 'footnotes'>,
  markdown: string,
  locale: Locale,
): Root {
  const file = `content/${locale}/articles/example.mdx`
  const { tree, diagnostics, videos } = checkBody(markdown, file)
  const loaded = videos.map(({ url, line, column }) => {
    const { video, diagnostics: faults } = loadVideo(root, posix.join(posix.dirname(file), url), pictures, {
      file,
      line,
      column,
    })
    if (!video) throw new ContentError(faults)
    return [url, video] as const
  })
  if (!tree || diagnostics.length > 0) throw new ContentError(diagnostics)
  return compileBody(tree, { file, locale, footnotes: footnotes(locale), pictures, videos: new Map(loaded) })
}
