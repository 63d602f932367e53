export interface FontFace {
  /** Its name below `@fonts/`: the package's file, then which part of it. */
  file: string
  characters: string
  /** From the lightest to the heaviest; the same where there is one. */
  weights: { min: number; max: number }
}

/** The faces of a style sheet whose files are below `@fonts/`. Throws where one lacks what it is made by. */
export function readFaces(styles: string): FontFace[] {
  return [...styles.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\("@fonts\/([^"]+)"\)/.exec(face)?.[1]
    const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]
    const [, min, max = min] = /font-weight: (\d+)(?: (\d+))?;/.exec(face) ?? []
    if (file === undefined) return []
    if (ranges === undefined || min === undefined)
      throw new Error(`styles/fonts.css gives ${file} no weight or no range of characters`)
    return { file, characters: inRanges(ranges), weights: { min: Number(min), max: Number(max) } }
  })
}

/** All characters of ranges like `U+0020-007E, U+00A0`. */
function inRanges(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, n) => from + n)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
