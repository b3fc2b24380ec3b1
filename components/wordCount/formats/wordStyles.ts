import { isOn, officeNamespaces } from './officeNamespaces.ts'
import { readXml, type XmlElement } from './xml.ts'

type StyleKind = 'paragraph' | 'character' | 'table'

interface Style {
  readonly kind: StyleKind
  readonly isDefault: boolean
  parent?: string | undefined
  /** Undefined if the style doesn't say. */
  isHidden?: boolean
}

/** The styles of a Word document, as far as they hide text. */
export interface HidingStyles {
  /** Reports whether a style hides text; without a name, the default style of its kind. */
  hides(kind: StyleKind, name: string | undefined): boolean
  /** Whether all text is hidden that no style shows. */
  readonly isHiddenByDefault: boolean
}

/** Returns the value of `w:vanish`; undefined for other elements. */
export function vanishOf({ name, attribute }: XmlElement): boolean | undefined {
  return name === 'w:vanish' ? isOn(valueOf(attribute)) : undefined
}

/** Returns the value of an element of Word; some programs write it without a prefix. */
export function valueOf(attribute: XmlElement['attribute'], name = 'val'): string | undefined {
  return attribute(`w:${name}`) ?? attribute(name)
}

export function readHidingStyles(source: string): HidingStyles {
  const styles = new Map<string, Style>()
  let current: Style | undefined
  let isDefaults = false
  let isHiddenByDefault = false
  const open = (element: XmlElement): void => {
    const { name, attribute } = element
    if (name === 'w:style') {
      current = { kind: kindOf(attribute), isDefault: isOn(valueOf(attribute, 'default') ?? '0') }
      styles.set(valueOf(attribute, 'styleId') ?? '', current)
    } else if (name === 'w:docDefaults') isDefaults = true
    else if (name === 'w:basedOn' && current) current.parent = valueOf(attribute)
    // Conditional formats, of a first row for instance, come last.
    else if (name === 'w:tblStylePr') current = undefined
    const isHidden = vanishOf(element)
    if (isHidden === undefined) return
    if (current) current.isHidden = isHidden
    else if (isDefaults) isHiddenByDefault = isHidden
  }
  if (source !== '') {
    readXml(source, officeNamespaces, {
      open,
      close: (name) => {
        if (name === 'w:style') current = undefined
        if (name === 'w:docDefaults') isDefaults = false
      },
    })
  }
  const hides = (kind: StyleKind, name: string | undefined): boolean => {
    const named = name === undefined ? undefined : styles.get(name)
    const found =
      named?.kind === kind ? named : [...styles.values()].find((style) => style.kind === kind && style.isDefault)
    return found !== undefined && isHiddenBy(found, styles)
  }
  // Texts ask for the same few styles again and again.
  return { hides: remember(hides), isHiddenByDefault }
}

function kindOf(attribute: XmlElement['attribute']): StyleKind {
  const kind = valueOf(attribute, 'type')
  return kind === 'character' || kind === 'table' ? kind : 'paragraph'
}

/** Follows what a style is based on, at most as far as there are styles: some are based on themselves. */
function isHiddenBy(style: Style, styles: ReadonlyMap<string, Style>): boolean {
  let at: Style | undefined = style
  for (let left = styles.size; at && left > 0; left -= 1) {
    if (at.isHidden !== undefined) return at.isHidden
    at = at.parent === undefined ? undefined : styles.get(at.parent)
  }
  return false
}

function remember(hides: HidingStyles['hides']): HidingStyles['hides'] {
  const known = new Map<string, boolean>()
  return (kind, name) => {
    const key = `${kind} ${name ?? ''}`
    const answer = known.get(key) ?? hides(kind, name)
    known.set(key, answer)
    return answer
  }
}
