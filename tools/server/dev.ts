import { dev } from 'vike/api'
import { editorPlugin } from '../admin/editorPlugin.ts'
import { textsPlugin } from '../build/textsPlugin.ts'
import { readCommandLine } from '../commandLine.ts'
import { openTexts } from '../content/texts.ts'
import { inboxPlugin } from '../inbox/inboxPlugin.ts'
import { documentsPlugin } from '../markdown/documentsPlugin.ts'
import { contentPlugin } from './contentPlugin.ts'
import { errorsPlugin } from './errorsPlugin.ts'
import { serveContent } from './servedContent.ts'
import { siteFilesPlugin } from './siteFilesPlugin.ts'

/**
 * `npm run dev` starts the development server. `-- --port 3001` chooses its port, `-- --host` opens it to the network.
 *
 * vite.config.ts does not name the plugins, which share what they read: every build loads that file with all that it imports.
 */
const { host, port } = readCommandLine({ options: { host: { type: 'boolean' }, port: { type: 'string' } } }).values
const root = process.cwd()
const served = serveContent(root)
const plugins = [
  ...documentsPlugin({ root, texts: openTexts(root), content: served.read, isBuild: false }),
  contentPlugin(served),
  errorsPlugin(served),
  editorPlugin(),
  textsPlugin(served.read),
  inboxPlugin(),
  siteFilesPlugin(served),
]
await dev({
  viteConfig: { plugins, server: { ...(host && { host }), ...(port && { port: Number(port) }) } },
  startupLog: true,
})
