import type { Connect, Plugin, ViteDevServer } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { loadValidContent } from '../content/load.ts'
import { parseTarget, redirectOf } from '../requests.ts'
import { addresses } from './addresses.ts'
import { blogIndex } from './blogIndex.ts'
import { servedPages } from './finishedPages.ts'
import { manifest } from './manifest.ts'
import { makePageFile } from './pageFiles.ts'
import { redirectPages, redirectRules } from './redirectFiles.ts'
import { robots } from './robots.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * Adds what hosts and browsers look for: the manifest of each language, the list of posts that the blog's search looks
 * through, the redirects (as `_redirects`, which Netlify and Cloudflare Pages read, and as pages for all other hosts),
 * robots.txt. In development they are made when they are asked for, and so is what `tools/build.ts` makes of the
 * finished pages: sitemap, feeds, articles in Markdown, llms.txt.
 */
export function siteFilesPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'passerelle:site-files',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const documents = await loadValidContent(root, { drafts: false })
      await Promise.all(
        listSiteFiles(root).map(async ({ fileName, write }) =>
          this.emitFile({ type: 'asset', fileName, source: await write(documents) }),
        ),
      )
    },
    configureServer(server) {
      server.middlewares.use(answerFrom(root)).use(answerFromPages(root, server))
    },
  }
}

function listSiteFiles(root: string): SiteFile[] {
  return [
    ...locales.flatMap((locale) => [manifest(root, locale), blogIndex(locale)]),
    ...redirectPages(root),
    redirectRules,
    robots,
  ]
}

/** What the development server answers before it looks for a page. */
function answerFrom(root: string): Connect.NextHandleFunction {
  const rules = new Map(Object.entries(redirects))
  const files = [...listSiteFiles(root), ...locales.map((locale) => addresses(root, locale))]
  return (request, response, next) => {
    const target = parseTarget(request.url)
    const location = target && redirectOf(target, rules)
    const file = files.find(({ fileName }) => `/${fileName}` === target?.pathname)
    if (location) response.writeHead(301, { Location: location }).end()
    else if (!file) next()
    else {
      loadValidContent(root, { drafts: true })
        .then(file.write)
        .then((content) => response.setHeader('Content-Type', file.type).end(content), next)
    }
  }
}

/** Answers with files that are made from pages, which the server makes on the way. */
function answerFromPages(root: string, server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
    const fileName = parseTarget(request.url)?.pathname.slice(1)
    if (!url || !fileName) {
      next()
      return
    }
    makePageFile(root, fileName, servedPages(url)).then((file) => {
      if (file) response.setHeader('Content-Type', file.type).end(file.content)
      else next()
    }, next)
  }
}
