declare module 'virtual:office-map' {
  /** Where something is on the map, from its top left corner. */
  interface Spot {
    readonly x: `${number}%`
    readonly y: `${number}%`
  }

  /** The map as tools/map/plugin.ts drew it. */
  export const officeMap: {
    readonly src: string
    readonly width: number
    readonly height: number
    /** From one office to the other, along the surface of the Earth. */
    readonly kilometers: number
    readonly places: Readonly<Record<'canada' | 'cameroon', Spot>>
  }
}
