/** Enough of a long answer to tell its language. */
const SAMPLE_LENGTH = 1_500

const ENGLISH = new Set(
  'the and to of is are it they them with for on at by from that this when then if can must not be we i you he she their has have will what who which but or in as an my our no your was were so than'.split(
    ' ',
  ),
)
const OTHER_LATIN = new Set(
  'el la los las una un que para por con del es se su como der die das und nicht ein eine ist für mit von zu les des est pour avec qui dans sur une il gli che per di della sono non os uma não com em na no het een van en voor niet och att det som är'.split(
    ' ',
  ),
)

/**
 * Whether the checks that depend on English words may judge this text. Short texts without any
 * telling word count as English; text mostly in another script does not.
 */
export function readsAsEnglish(text: string): boolean {
  const sample = text.slice(0, SAMPLE_LENGTH).toLowerCase()
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.8) return false
  const words = sample.match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const other = words.filter((word) => OTHER_LATIN.has(word) && !ENGLISH.has(word)).length
  return english >= other && !(english === 0 && /[áéíóúñäöüßçãõàèêëîïôûœæøå¿¡]/.test(sample))
}
