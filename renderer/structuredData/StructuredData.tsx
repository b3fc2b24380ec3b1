import type { Graph, Thing } from 'schema-dts'

/** What a page is about, for machines: https://schema.org as JSON-LD. */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const [first] = things
  if (!first) return null
  const context = 'https://schema.org'
  // One thing needs no graph around it: fewer bytes.
  const data =
    things.length === 1
      ? Object.assign({ '@context': context }, first)
      : ({ '@context': context, '@graph': things } satisfies Graph)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJson(data) }} />
}

/** JSON that can't end the script that holds it, nor open a comment in it. */
function writeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
