import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { numbersIn } from './numbers-in.ts'
import { says } from './says.ts'

/** From what age on somebody may take part. */
const UNDER = /(?:\b(?:under|younger than|below|menor(?:es)? de|unter)\s?)$/iu
const FROM =
  /(?:\b(?:from|at least|over|older than|minimum age(?: is| of)?|a partir de|mayor(?:es)? de|ab)\s?)$/iu
const REFUSES = says(
  "can[’']?t; cannot; not; no; never; nobody; only; must; no pueden?; s[oó]lo; nicht; nur",
  '不可; できません; できない; ません; 以上; から; だめ; お断り',
)
/** Children of such an age are there all the same. */
const SMALL =
  /\b(?:child(?:ren)?|kids?|boys?|girls?|pupils?|niñ[oa]s?|kinder)\b|-?year-?olds?|歳児?の/iu
const COMES = says(
  'come; comes; join; joins; climb; climbs; swim; take part; play; plays; train; book; books; are; with us; sign(?:s|ed)? up; vienen; participan; kommen',
  '来る; 来ます; 通; 参加; 申し込',
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

function leastAge(words: string): number | null {
  if (!REFUSES.test(words)) return null
  const age = numbersIn(words).find(({ kind, value, start, end }) => {
    if (value < 3 || value > 21) return false
    const isAge =
      kind === 'age' || /^\s?(?:years? old|años|jahren?|(?=[,.;]|$))/iu.test(words.slice(end))
    if (kind === 'age')
      return /^(?:未満|以上|から(?![\d０-９一二三四五六七八九十]))/u.test(words.slice(end))
    return (
      isAge &&
      (UNDER.test(words.slice(0, start)) ||
        (FROM.test(words.slice(0, start)) && /years? old|años|jahre/iu.test(words.slice(end))))
    )
  })
  return age?.value ?? null
}

function isOfYounger(words: string, least: number): boolean {
  if (!SMALL.test(words) || !COMES.test(words) || leastAge(words) !== null) return false
  const ages = numbersIn(words).filter(
    ({ kind, value, start, end }) =>
      (kind === 'age' ||
        (kind === 'count' && AGED.test(words.slice(0, start))) ||
        /^[ -]?year/iu.test(words.slice(end))) &&
      value >= 2 &&
      value < 100,
  )
  const oldest = Math.max(...ages.map(({ value }) => value))
  return ages.length > 0 && oldest < least
}

const AGED = /\b(?:aged?|between|ages|of|from|and|to|entre|de)\s(?:\p{L}+\s(?:and|y)\s)?$/iu
