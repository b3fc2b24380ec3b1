import { mdxComponentRules } from '../../components/mdx/registry.ts'

const EMPHASIS = 'Write *…* around the words'
const STRONG = 'Write **…** around the words'
const LIST = 'Write a list: each item on a line of its own, after "- "'
const TABLE = 'Write a table: | a | b |, with | --- | --- | on the next line'
const NOTHING = 'Delete it: the text shows without it, with an empty line between paragraphs'
const IN_WORDS = 'Delete the tag, and say it in words'

/** What to write in place of an element. */
const ADVICE: Readonly<Record<string, string>> = {
  a: 'Write [where it leads](https://…)',
  b: STRONG,
  strong: STRONG,
  i: EMPHASIS,
  em: EMPHASIS,
  cite: EMPHASIS,
  dfn: EMPHASIS,
  u: EMPHASIS,
  mark: STRONG,
  big: STRONG,
  s: 'Write ~~…~~ around the words',
  del: 'Write ~~…~~ around the words',
  strike: 'Write ~~…~~ around the words',
  br: 'Leave an empty line for a new paragraph, or end the line with \\ to go on below',
  hr: 'Write --- on a line of its own, with empty lines around it',
  img: 'Write ![what it shows](../../images/name.jpg)',
  picture: 'Write ![what it shows](../../images/name.jpg)',
  svg: 'Save it in content/images, and write ![what it shows](../../images/name.svg)',
  figure: 'Write ![what it shows](../../images/name.jpg "caption")',
  figcaption: 'Write ![what it shows](../../images/name.jpg "caption")',
  code: 'Write it between backquotes: `…`',
  kbd: 'Write it between backquotes: `…`',
  samp: 'Write it between backquotes: `…`',
  tt: 'Write it between backquotes: `…`',
  var: EMPHASIS,
  pre: 'Write ``` on the lines before and after it',
  blockquote: 'Write > and a space before each line',
  q: 'Write it between quotation marks',
  ul: LIST,
  ol: 'Write a list: each item on a line of its own, after "1. "',
  li: LIST,
  dl: LIST,
  dt: LIST,
  dd: LIST,
  table: TABLE,
  thead: TABLE,
  tbody: TABLE,
  tr: TABLE,
  th: TABLE,
  td: TABLE,
  h1: 'Write ## and a space before the heading',
  h2: 'Write ## and a space before the heading',
  h3: 'Write ### and a space before the heading',
  h4: 'Write #### and a space before the heading',
  h5: 'Write #### and a space before the heading',
  h6: 'Write #### and a space before the heading',
  p: NOTHING,
  div: NOTHING,
  span: NOTHING,
  center: NOTHING,
  font: NOTHING,
  section: NOTHING,
  article: NOTHING,
  header: NOTHING,
  footer: NOTHING,
  main: NOTHING,
  nav: NOTHING,
  small: NOTHING,
  wbr: NOTHING,
  abbr: IN_WORDS,
  sub: IN_WORDS,
  sup: 'Write the sign itself, ² or ᵉ, or [^1] for a footnote',
  details: 'Write a heading and the text below it',
  summary: 'Write a heading and the text below it',
  iframe: 'Write a link: [what is there](https://…)',
  embed: 'Write a link: [what is there](https://…)',
  object: 'Write a link: [what is there](https://…)',
  video: 'Write a link: [what is there](https://…)',
  audio: 'Write a link: [what is there](https://…)',
  script: 'Delete it: content is not code',
  style: 'Delete it: the site has its own',
  link: 'Delete it: the site has its own',
  meta: 'Delete it: the site has its own',
  form: 'Write a link: [contact us](/contact)',
  input: 'Write - [ ] for a box to tick',
  button: 'Write a link: [what it leads to](/contact)',
}

/** Whether a name is one of HTML's elements, as far as they are met in texts. */
export function isHtml(name: string): boolean {
  return Object.hasOwn(ADVICE, name.toLowerCase())
}

/** What to say of an element of HTML, which is not read. */
export function describeHtml(name: string): string {
  const advice = ADVICE[name.toLowerCase()]
  return `<${name}> is HTML, which is not read here. ${advice ?? `Write it in Markdown, or use a component: ${Object.keys(mdxComponentRules).join(', ')}`}`
}
