import { init, registerCustomFormat, registerEditorComponent, registerPreviewStyle } from '@sveltia/cms'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import type { EditorConfiguration } from '../configuration.ts'
import { editorComponent, tableComponent } from './components.ts'
import { documentFormat, originalOf, textsFormat } from './fileFormats.ts'
import { guardCommits } from './guardCommits.ts'
import previewStyles from './preview.css?url'

/** The language of the labels: the first of the browser's that is one of the site's. */
const locale = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? defaultLocale
const response = await fetch(`/admin/configuration.${locale}.json`)
// The same build has written both.
const { config, components, table, branch, conflict } = (await response.json()) as EditorConfiguration

for (const { name, extension, ...format } of [documentFormat, textsFormat])
  registerCustomFormat(name, extension, format)
registerEditorComponent(tableComponent(table))
for (const component of components) registerEditorComponent(editorComponent(component))
registerPreviewStyle(previewStyles)
// The package compares nothing with what it overwrites.
window.fetch = guardCommits(fetch.bind(window), { branch, originalOf, conflict })
// Links to pages lead to the site that the editor is on: in development, to the one that shows what is saved.
await init({ config: { ...config, site_url: location.origin } })
