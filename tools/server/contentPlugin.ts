import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentSource } from '../../renderer/contentSource.ts'
import { CONTENT_MODULE, contentModule } from '../build/contentModule.ts'
import { contentSourceOf } from '../build/contentSourceOf.ts'
import { type Diagnostic, formatDiagnostic, isError } from '../content/diagnostics.ts'
import { isStray } from '../content/files/strayFiles.ts'
import type { Content } from '../content/openContent.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { whereTheyAre } from '../pictures/media.ts'
import { relativePath } from '../relativePath.ts'
import { asViteError } from './errorsPlugin.ts'
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
      const readAgain = async () => {
        const before = await errorsOf(served.read())
        isWaiting = false
        const errors = await errorsOf(served.reopen())
        const added = [...errors].flatMap(([line, error]) => (before.has(line) ? [] : error))
        if (added.length === 0) server.ws.send({ type: 'full-reload' })
        else server.ws.send({ type: 'error', err: asViteError(root, added) })
        report()
      }
      let isWaiting = false
      server.watcher.add(join(root, 'content'))
      server.watcher.on('all', (_event, file) => {
        if (!isContent(server, file)) return
        invalidateModules(server, file)
        if (isWaiting) return
        isWaiting = true
        readAgain().catch((error: unknown) => logger.error(String(error)))
      })
      report()
    },
  }
  return [contentModule(readPages), readOnSave].map((plugin) => ({ ...plugin, apply: 'serve' }))
}

/** Returns the errors of some content, by their line in a report. */
async function errorsOf(reading: Promise<Content>): Promise<ReadonlyMap<string, Diagnostic>> {
  const { diagnostics } = await reading
  return new Map(diagnostics.filter(isError).map((error) => [formatDiagnostic(error), error]))
}

function isContent({ config: { root } }: ViteDevServer, file: string): boolean {
  const path = relativePath(join(root, 'content'), file)
  return !path.startsWith('..') && !isStray(path)
}

/** Invalidates the modules that show a saved file: pages import the content, documents show texts and pictures. */
function invalidateModules(server: ViteDevServer, file: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const content = moduleGraph.getModuleById(CONTENT_MODULE)
    if (!file.endsWith('.mdx')) moduleGraph.invalidateAll()
    else if (content) moduleGraph.invalidateModule(content)
  }
}
