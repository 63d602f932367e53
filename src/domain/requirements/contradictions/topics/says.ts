/**
 * A pattern that finds any of these words or phrases, whole: they are patterns themselves, each
 * written plainly, and "; " parts several. Scripts without spaces are found wherever they are.
 */
export function says(...lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.split('; '))
  const isSpaced = (word: string) =>
    /^[\\(]*\(?\??:?[a-záéíóúàèìòùâêîôûäëïöüßñçąęłśżźćő]/iu.test(word)
  const spaced = words.filter(isSpaced)
  const others = words.filter((word) => !isSpaced(word))
  const parts = [
    ...(spaced.length > 0
      ? [`(?<![\\p{Script=Latin}\\d])(?:${spaced.join('|')})(?!\\p{Script=Latin})`]
      : []),
    ...others,
  ]
  return new RegExp(parts.join('|'), 'iu')
}
