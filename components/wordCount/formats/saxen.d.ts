/** The part of saxen that is used: it comes without types. https://github.com/nikku/saxen */
declare module 'saxen' {
  /** The element that is read now: it changes with the next. */
  export interface ElementView {
    /** With the prefix that `ns()` gives its namespace. */
    readonly name: string
    readonly attrs: Readonly<Record<string, string>> | false
  }
  export class Parser {
    constructor(options: { readonly proxy: true })
    ns(prefixes: Readonly<Record<string, string>>): this
    on(event: 'openTag' | 'closeTag', listener: (element: ElementView) => void): this
    on(event: 'text' | 'cdata', listener: (text: string) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    parse(xml: string): void
  }
  /** Decodes the references in a text or an attribute. */
  export function decode(text: string): string
}
