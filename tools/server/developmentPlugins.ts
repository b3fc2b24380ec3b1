import type { PluginOption } from 'vite'
import { editorPlugin } from '../admin/editorPlugin.ts'
import { textsPlugin } from '../build/textsPlugin.ts'
import { openTexts } from '../content/texts.ts'
import { inboxPlugin } from '../inbox/inboxPlugin.ts'
import { documentsPlugin } from '../markdown/documentsPlugin.ts'
import { contentPlugin } from './contentPlugin.ts'
import { errorsPlugin } from './errorsPlugin.ts'
import { serveContent } from './servedContent.ts'
import { siteFilesPlugin } from './siteFilesPlugin.ts'

/** Returns the plugins of the development server, which share its content. Builds do not load them. */
export function developmentPlugins(root: string): PluginOption[] {
  const served = serveContent(root)
  return [
    ...documentsPlugin({ root, texts: openTexts(root), content: served.read, isBuild: false }),
    contentPlugin(served),
    errorsPlugin(served),
    editorPlugin(),
    textsPlugin(served.read),
    inboxPlugin(),
    siteFilesPlugin(served),
  ]
}
