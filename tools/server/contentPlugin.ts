import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentSource } from '../../renderer/contentSource.ts'
import { CONTENT_MODULE, contentModule } from '../build/contentModule.ts'
import { contentSourceOf } from '../build/contentSourceOf.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { whereTheyAre } from '../pictures/media.ts'
import { relativePath } from '../relativePath.ts'
import { diagnosticsReporter } from './reportDiagnostics.ts'
import type { ServedContent } from './servedContent.ts'

/**
 * Provides the content, including drafts, to the pages of the development server, and reloads them when a document, a
 * picture or a strings file is saved.
 */
export function contentPlugin(served: ServedContent): Plugin[] {
  /** The last sound version of each document: other pages still list one that has errors now. */
  const sound = new Map<string, LoadedDocument>()
  const readPages = async (): Promise<ContentSource> => {
    const content = await served.read()
    for (const { file, document } of content.files) if (document) sound.set(file, document)
    const documents = content.files.flatMap(({ file }) => sound.get(file) ?? [])
    return contentSourceOf({ ...content, documents }, { media: whereTheyAre, pdfSizes: {} })
  }
  const readOnSave: Plugin = {
    name: 'site:content',
    // Pages are reloaded below.
    hotUpdate: { order: 'pre', handler: ({ file, server }) => (isContent(server, file) ? [] : undefined) },
    configureServer(server) {
      const { root, logger } = server.config
      const report = diagnosticsReporter(root, logger)
      server.watcher.add(join(root, 'content'))
      server.watcher.on('all', (_event, file) => {
        if (!isContent(server, file)) return
        invalidateModules(server, file)
        served.reopen()
        server.ws.send({ type: 'full-reload' })
        report()
      })
      report()
    },
  }
  return [contentModule(readPages), readOnSave].map((plugin) => ({ ...plugin, apply: 'serve' }))
}

function isContent({ config: { root } }: ViteDevServer, file: string): boolean {
  const path = relativePath(join(root, 'content'), file)
  // Editors save copies beside a file.
  return !/(?:^|\/)[.~#]|~$/.test(path)
}

/** Invalidates the modules that show a saved file: pages import the content, documents show texts and pictures. */
function invalidateModules(server: ViteDevServer, file: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const content = moduleGraph.getModuleById(CONTENT_MODULE)
    if (!file.endsWith('.mdx')) moduleGraph.invalidateAll()
    else if (content) moduleGraph.invalidateModule(content)
  }
}
