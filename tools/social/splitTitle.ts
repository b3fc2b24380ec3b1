const COLON = /^(.{2,40}?)[\u00a0\u202f]?: (.+)$/s

/** « About us: an agency between two shores »: what comes first is set large, the rest says more of it. */
export function splitTitle(title: string): { readonly head: string; readonly tail: string } {
  const [, head = title, tail = ''] = COLON.exec(title) ?? []
  return { head, tail: tail.charAt(0).toUpperCase() + tail.slice(1) }
}
