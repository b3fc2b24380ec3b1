import { readFileSync } from 'node:fs'

/** Returns a colour of renderer/styles/tokens.css, in the light and in the dark theme. */
export function themeColor(name: string): { readonly light: string; readonly dark: string } {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  if (!light || !dark) throw new Error(`renderer/styles/tokens.css has no --color-${name}: light-dark(#…, #…).`)
  return { light, dark }
}
