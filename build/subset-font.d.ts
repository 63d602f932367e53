declare module 'subset-font' {
  /** The part of a font that holds these characters, as a font of its own. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: readonly string[]
      variationAxes: Record<string, { min: number; max: number }>
    },
  ): Promise<Uint8Array>
  export = subsetFont
}
