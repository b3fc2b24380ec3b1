import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import type { EditorConfiguration } from '../configuration.ts'
import { baseOf, fileFormats } from './fileFormats.ts'
import { guardCommits } from './guardCommits.ts'
import previewStyles from './preview.css?url'

/** The language of the labels: the first of the browser's that is one of the site's. */
const locale = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? defaultLocale
const response = await fetch(`/admin/configuration.${locale}.json`)
// The same build has written both.
const { config, conflict } = (await response.json()) as EditorConfiguration

for (const { name, extension, ...format } of fileFormats) registerCustomFormat(name, extension, format)
registerPreviewStyle(previewStyles)
// The package compares nothing with what a pull request overwrites.
window.fetch = guardCommits(fetch.bind(window), baseOf, conflict)
// Links to pages lead to the site that the editor is on: in development, to the one that shows what is saved.
await init({ config: { ...config, site_url: location.origin } })
