import { findSaidNumbers } from '#domain/language/numbers/find-said-numbers.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'

/** From what age on somebody may take part. */
const UNDER = /(?:\b(?:under|younger than|below|menor(?:es)? de|unter)\s?)$/iu
const FROM =
  /(?:\b(?:from|at least|over-?|older than|minimum age(?: is| of)?|(?:must|have to|has to|need to|gotta|got to) be|a partir de|mayor(?:es)? de|ab)\s?)$/iu
const REFUSES = says(
  "can[’']?t; cannot; not; no; never; nobody; only; must; no pueden?; s[oó]lo; nicht; nur",
  '不可; できません; できない; ません; 以上; から; だめ; お断り',
)
/** Children of such an age are there all the same. */
const SMALL =
  /\b(?:child(?:ren)?|kids?|boys?|girls?|pupils?|students?|teenagers?|niñ[oa]s?|kinder)\b|-?year-?olds?|, de \d+ años|歳児?の/iu
const COMES = says(
  'come; comes; join; joins; climb; climbs; swim; take part; hires?; rents?; drives?; play; plays; train; book; books; are; with us; sign(?:s|ed)? up; vienen; participan; kommen',
  '来る; 来ます; 通; 参加; 申し込; reserva; entra; usa; juega; compra',
)
const GUARDED = says(
  'with (?:a |an |their |her |his )?(?:parent|adult|mother|father)s?; con (?:un )?adulto; 保護者; 親子',
)
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])

/** A least age in one answer, and younger ones who take part in another. */
export function clashingAges(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question, words }) => !TODAY.has(question) && !GUARDED.test(words))
  return told.flatMap((rule): Found[] => {
    const least = leastAge(rule.words)
    if (least === null) return []
    const younger = told.find(
      ({ question, words }) => question !== rule.question && isOfYounger(words, least),
    )
    return younger ? [{ kind: 'promise', said: [rule, younger], names: [] }] : []
  })
}

/** "under 14 … can't", "must be 16 to", "18歳未満はお断り". */
function leastAge(words: string): number | null {
  if (!REFUSES.test(words)) return null
  const age = findSaidNumbers(words).find(({ kind, value, start, end }) => {
    const [before, behind] = [words.slice(0, start), words.slice(end)]
    if (value < 3 || value > 21) return false
    if (kind === 'age') return /^(?:未満|以上|から(?![\d０-９一二三四五六七八九十]))/u.test(behind)
    if (UNDER.test(before)) return /^\s?(?:years? old|años|jahren?|(?=[,.;]|$))/iu.test(behind)
    return (
      FROM.test(before) &&
      /^\s?(?:years? old|años|jahre|(?:to|or|and|may|can)\b|s\b|[,.])/iu.test(behind)
    )
  })
  return age?.value ?? null
}

function isOfYounger(words: string, least: number): boolean {
  if (!COMES.test(words) || leastAge(words) !== null) return false
  const isSmall = SMALL.test(words)
  const ages = findSaidNumbers(words).filter(({ kind, value, start, end }) => {
    const [before, behind] = [words.slice(0, start), words.slice(end)]
    const isSaid = kind === 'age' || (kind === 'count' && AGED.test(before))
    const isAge = isSmall ? isSaid || /^[ -]?year/iu.test(behind) : NAMED.test(before + behind)
    return isAge && value >= 2 && value < 100
  })
  const oldest = Math.max(...ages.map(({ value }) => value))
  return ages.length > 0 && oldest < least
}

/** "Lily is and books", "Lily, , comes": the number is her age. */
const NAMED = /\p{Lu}\p{Ll}+ (?:is|has|tiene) (?:años )?(?:and|y|,)|\p{Lu}\p{Ll}+ ?[,(] ?[,)]/u
const AGED =
  /\b(?:aged?|between|ages|of|them|are|from|and|to|entre|de)\s(?:\p{L}+\s(?:and|y)\s)?$/iu
