/** A text of an island, with the letters of « 1er » in superscript; `keepTogether` does so in the rest of a page. */
export function Ordinals({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=\b1)(er)\b/)
  return parts.map((part, index) => (index % 2 === 1 ? <sup key={part}>{part}</sup> : part))
}
