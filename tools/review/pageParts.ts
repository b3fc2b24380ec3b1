/** A page's HTML in the parts that are compared, without what differs though nothing has changed. */
export interface PageParts {
  /** What the page says of itself; without what is apart here. */
  readonly head: string
  /** All rules that it comes with, in the page and below its first screen. */
  readonly styles: string
  /** What it runs. */
  readonly script: string
  readonly body: string
}

/** Reads the style sheet at an address of the same built site. */
export type ReadSheet = (address: string) => string

/** It names the hashes of styles and script, which are compared themselves. */
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/gi
/** A hash in the name of a file says what is in it: styles are compared themselves, script is of all pages. */
const HASHED = /(\/assets\/[\w/-]*?[.-])[\w-]{8}\.(js|css)\b/g
const INTEGRITY = / integrity="[^"]*"/g
/** Made by React's useId(), of an element's place among all. */
const MADE_ID = /\b_R_\w*_/g
const STYLE = /<style[^>]*>(.*?)<\/style>/gs
const SHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g
/** Data for machines is part of what a page says of itself. */
const SCRIPT = /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs

/** @param html of a finished page */
export function takeApart(html: string, readSheet: ReadSheet): PageParts {
  const styles: string[] = []
  const scripts: string[] = []
  const rest = html
    .replace(POLICY, '')
    .replace(STYLE, (_, css: string) => {
      styles.push(css)
      return ''
    })
    .replace(SHEET, (_, address: string) => {
      styles.push(readSheet(address))
      return ''
    })
    .replace(SCRIPT, (script) => {
      scripts.push(script)
      return ''
    })
    .replace(INTEGRITY, '')
    .replace(HASHED, '$1$2')
    .replace(MADE_ID, '')
  const end = rest.indexOf('</head>')
  return {
    head: rest.slice(0, Math.max(0, end)),
    styles: styles.join('\n'),
    script: scripts.join('\n').replace(INTEGRITY, '').replace(HASHED, '$1$2'),
    body: rest.slice(Math.max(0, end)),
  }
}
