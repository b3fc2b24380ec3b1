/** The places in a snippet where one writes, in order: https://code.visualstudio.com/docs/editing/userdefinedsnippets#_snippet-syntax */
export class Tabstops {
  private last = 0

  /** A text to be overwritten. */
  text(placeholder: string): string {
    return `\${${this.next()}:${escape(placeholder)}}`
  }

  /** One of a few words. */
  choice(values: readonly string[]): string {
    return `\${${this.next()}|${values.map((value) => value.replaceAll(/[\\,|]/g, String.raw`\$&`)).join(',')}|}`
  }

  private next(): number {
    this.last += 1
    return this.last
  }
}

/** What has a meaning in snippets, as it is to be read. */
export function escape(text: string): string {
  return text.replaceAll(/[\\$}]/g, String.raw`\$&`)
}
