/** A style, as far as it hides something. */
export interface Style {
  /** The name of the style that it inherits from. */
  parent: string | undefined
  /** Undefined if the style doesn't say. */
  isHidden?: boolean
}

/** Keeps the styles of a document by their kind and name. */
export function createStyles() {
  const styles = new Map<string, Style>()
  return {
    /** @param name empty for the default style of its kind */
    add: (kind: string, name: string, style: Style): void => {
      styles.set(`${kind} ${name}`, style)
    },
    /** Reports whether a style hides something; a missing one is the default style of its kind. */
    hides: (kind: string, name = ''): boolean => {
      let at = styles.get(`${kind} ${name}`) ?? styles.get(`${kind} `)
      // At most as far as there are styles: some are based on themselves.
      for (let left = styles.size; at && left > 0; left -= 1) {
        if (at.isHidden !== undefined) return at.isHidden
        at = at.parent === undefined ? undefined : styles.get(`${kind} ${at.parent}`)
      }
      return false
    },
  }
}

export type Styles = ReturnType<typeof createStyles>
