import { parse } from 'node-html-parser'

const LINK = /<a [^>]*?href="(https?:\/\/[^"]*)"/gi

/**
 * Where a page leads outside of the site.
 *
 * @param html of the finished page
 * @param siteUrl where the site answers
 */
export function listExternalLinks(html: string, siteUrl: string): Set<string> {
  const { host } = new URL(siteUrl)
  const addresses = [...html.matchAll(LINK)].map(([, written = '']) => decodeEntities(written))
  return new Set(
    addresses.filter(
      (address) => URL.canParse(address) && new URL(address).host !== host && !handsOn(address, siteUrl),
    ),
  )
}

/** Whether a link hands a page of the site on to somebody, as those of networks do: there is one on each article. */
function handsOn(address: string, siteUrl: string): boolean {
  return [...new URL(address).searchParams.values()].some((value) => value.startsWith(siteUrl))
}

function decodeEntities(text: string): string {
  return parse(text).textContent
}
