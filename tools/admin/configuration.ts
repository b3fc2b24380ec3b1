import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { globSync } from 'tinyglobby'
import { z } from 'zod'
import { collections, type CollectionName, isCollectionName, RESERVED_NAME } from '../../content/collections.ts'
import { defaultLocale, type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { LONGEST_NAME } from '../content/slug.ts'
import { READ } from './browser/fileFormats.ts'
import { frontmatterFields } from './fields.ts'
import { type Labels, labelsOf } from './labels.ts'
import { textFields } from './textFields.ts'

/** The data that starts the editor: tools/admin/browser/editor.ts. */
export interface EditorConfiguration {
  readonly config: CmsConfig
  /** Says that somebody else has changed `{{file}}`. */
  readonly conflict: string
}

/** Photographs of phones fit; the build makes them smaller. */
const PICTURE_LIMIT = 10_000_000

/** Pictures are written anew, without what cameras and phones add: where and when a photograph was taken. */
const PHOTOGRAPH = { format: 'webp', quality: 90, width: 2400, height: 2400 } as const

/** Where an entry keeps the file that it was read from. A copy of it begins without. */
const READ_FILE: Field = { name: READ, widget: 'hidden', i18n: true, default: '' }

/** Slugs that the check accepts. */
const SLUG = `^(?!${RESERVED_NAME.source.slice(1)})(?=.{1,${LONGEST_NAME}}$)[a-z0-9]+(?:-[a-z0-9]+)*$`

/**
 * Returns the configuration of the editor, derived from the schemas of the collections and the texts of the pages. https://sveltiacms.app/en/docs
 *
 * @param root the project's root
 * @param locale the language of its labels
 */
export function editorConfiguration(root: string, locale: Locale): EditorConfiguration {
  const labels = labelsOf(locale)
  const names = Object.keys(collections).filter(isCollectionName)
  return {
    config: {
      load_config_file: false,
      // Without a repository, the editor works on a local folder only, and asks for it by this name.
      backend: {
        name: 'github',
        repo: siteConfig.repository || `local/${basename(resolve(root))}`,
        branch: 'main',
        open_authoring: true,
        auth_scope: 'public_repo',
        auth_methods: ['token'],
      },
      publish_mode: 'editorial_workflow',
      app_title: siteConfig.name,
      site_url: siteConfig.url,
      logo: { src: '/favicon.svg' },
      // Required, and unused: collections have folders of their own, whose pictures would be written with this one's address.
      media_folder: 'content/uploads',
      media_libraries: {
        default: {
          config: {
            max_file_size: PICTURE_LIMIT,
            slugify_filename: true,
            transformations: { raster_image: PHOTOGRAPH },
          },
        },
        stock_assets: { providers: [] },
      },
      i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: defaultLocale },
      output: { omit_empty_optional_fields: true },
      collections: [...names.map((name) => collectionOf(name, labels)), texts(root, labels)],
    },
    conflict: labels.conflict,
  }
}

function collectionOf(name: CollectionName, labels: Labels): Collection {
  const { slugs, hasCapitals } = { slugs: undefined, hasCapitals: false, ...collections[name] }
  // A new document of the other collections needs code.
  const isOpen = slugs === undefined && !hasCapitals
  const kinds: Readonly<Record<string, { readonly label: string; readonly singular: string }>> = labels.collections
  const identifier = name === 'team' ? 'name' : 'title'
  return {
    name,
    label: kinds[name]?.label,
    label_singular: kinds[name]?.singular,
    folder: `content/{{locale}}/${name}`,
    extension: 'mdx',
    // Documents name pictures by relative paths.
    media_folder: '/content/images',
    public_folder: '../../images',
    format: 'yaml-frontmatter',
    identifier_field: identifier,
    slug: {
      template: `{{${identifier}}}`,
      editable: ['create'],
      hint: labels.slug.hint,
      pattern: [SLUG, labels.slug.pattern],
    },
    create: isOpen,
    delete: isOpen,
    // Whoever reviews the pull request publishes it, on GitHub.
    publish: false,
    preview_path: `/{{locale}}${collections[name].route.replace(':slug', '{{slug}}')}`,
    i18n: { structure: 'multiple_folders', initial_locales: 'all' },
    fields: [
      ...frontmatterFields(name, labels),
      {
        name: 'body',
        ...labels.fields['body'],
        widget: 'richtext',
        i18n: true,
        // As in the guide and on GitHub: its bar works in rich text only.
        modes: ['raw'],
        buttons: [],
        editor_components: [],
        required: name === 'articles',
      },
      READ_FILE,
    ],
  }
}

function texts(root: string, labels: Labels): Collection {
  const folder = join(root, 'content', defaultLocale, 'strings')
  const files = globSync('*.json', { cwd: folder }).toSorted()
  return {
    name: 'strings',
    label: labels.collections['strings']?.label,
    i18n: { structure: 'multiple_folders' },
    editor: { preview: false },
    publish: false,
    files: files.map((file): CollectionFile => {
      const name = file.replace('.json', '')
      const inAllLanguages = locales.map((locale) => readTexts(join(root, 'content', locale, 'strings', file)))
      return {
        name,
        label: name,
        file: `content/{{locale}}/strings/${file}`,
        format: 'json',
        i18n: true,
        fields: [...textFields(inAllLanguages), READ_FILE],
      }
    }),
  }
}

function readTexts(file: string): Readonly<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
}
