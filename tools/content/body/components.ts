import { VIDEO_PATH } from '../../../content/collections.ts'
import { attributesOf, type WrittenAttribute } from '../attributes.ts'
import { checkComponent, type JsxElement } from '../checkComponent.ts'
import { wordsLanguageOf } from '../typesetTree.ts'
import { videoFragment } from '../videos.ts'
import { checkDestination } from './links.ts'
import { type BodyContext, type Rule, startOf } from './rule.ts'

/** Components: only ours, with what they want, and what their attributes lead to. */
export const components: Rule = (context) => ({
  enter: (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    checkComponent(node, context.report)
    if (wordsLanguageOf(node) === context.locale) {
      context.report(node, `<${node.name}> around words of the document's own language. Write _…_ for italics`)
    }
    for (const attribute of attributesOf(node)) {
      const { value, rule } = attribute
      if (rule.holds === 'link') {
        checkDestination({ url: value, ...placeOf(node, attribute, context) }, context)
      } else if (rule.holds === 'video' && VIDEO_PATH.test(value)) {
        addVideo(value, placeOf(node, attribute, context).start, context)
      }
    }
  },
})

function addVideo(url: string, start: number, { facts, report, locate }: BodyContext): void {
  const fragment = videoFragment(url)
  if (facts.videos.some((video) => video.url === url)) {
    report(start, `the video "${url}" is shown a second time. Write [the video](#${fragment}) to lead to the first`)
  }
  facts.videos.push({ url, ...locate(start) })
  facts.fragments.push(fragment)
}

/** Where an attribute begins, and where its value is, as far as it is written as it is read: the fast parser does not say. */
function placeOf(
  node: JsxElement,
  { name, value }: WrittenAttribute,
  { source }: BodyContext,
): { readonly start: number; readonly written?: { readonly from: number; readonly to: number } } {
  const found = new RegExp(`\\s(${name}\\s*=\\s*["'])`).exec(source.slice(startOf(node)))
  if (!found) return { start: startOf(node) }
  const start = startOf(node) + found.index + 1
  const from = start + (found[1]?.length ?? 0)
  const to = from + value.length
  return source.slice(from, to) === value ? { start, written: { from, to } } : { start }
}
