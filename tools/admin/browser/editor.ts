import { init, registerEditorComponent, registerPreviewStyle } from '@sveltia/cms'
import type { EditorConfiguration } from '../configuration.ts'
import { editorComponent, tableComponent } from './components.ts'
import previewStyles from './preview.css?url'

/** The language of the labels: the first of the browser's for which there is a configuration. */
const known = document.documentElement.dataset['languages']?.split(' ') ?? []
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => known.includes(code)) ?? known[0]
const response = await fetch(`/admin/configuration.${language}.json`)
// The same build has written both.
const { config, components, table } = (await response.json()) as EditorConfiguration

for (const component of components) registerEditorComponent(editorComponent(component))
registerEditorComponent(tableComponent(table))
registerPreviewStyle(previewStyles)
await init({ config })
