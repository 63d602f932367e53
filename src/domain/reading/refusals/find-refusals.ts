import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import {
  ANSWERED_NO,
  ASKED,
  ENGLISH_SHAPES,
  JAPANESE_SHAPES,
  REFUSING_LABEL,
  type RefusalShape,
  SPANISH_SHAPES,
  TAKEN_BACK,
} from './refusal-words.ts'

/** A thing that a sentence or an item refuses as a whole. */
export interface Refusal {
  what: string
  because: string | null
  said: Said[]
}

/** Where the app's parts are told, and what it leaves out. */
const QUESTIONS: ReadonlySet<string> = new Set(['q7', 'q8', 'q11', 'q13'])
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const MOST_WORDS = 6
/** A longer unit refuses nothing as a whole; it bounds the work. */
const LONGEST = 300
const NO_NAME_STARTS =
  /^(?:anything|more|less|it|this|that|they|these|those|he|she|we|i|you|there|if|when|what|why|who|but|and|so|or|not|no|yes|eso|esto|si|cuando|que|qué|pero|ya|yo|それ|これ|あれ)(?![\p{L}])/iu
const ENGLISH_PARTS =
  'i|we|they|he|she|it|you|which|whether|who|how|is|are|was|were|can|must|should|will|when|if|to|that'
const SPANISH_PARTS =
  'puede[ns]?|es|son|está|están|cuando|si|que|q|qui[eé]n(?:es)?|cuál(?:es)?|d[oó]nde|cómo'
const HOLDS_SENTENCE = makePattern(
  'iu',
)`(?<![\p{L}])(?:${ENGLISH_PARTS}|${SPANISH_PARTS})(?![\p{L}])|ing (?:my|our|the|their|his|her|your)(?![\p{L}])`
const OPEN_END =
  /(?<![\p{L}])(?:as|be|of|for|with|or|and|not|the|a|an|in|on|at|by|from|de|y|o|con|para|por|el|la|en)$/iu

const AND = /,?\s+(?:and|or|nor)\s+|,\s*|[\s.!]+$/u
const ARTICLE = /^(?:the|an?|any|all)\s+/iu
/** "Skip the chat, the map and the blog": more of the same, and no sentence. */
const FEW_WORDS = /^\p{L}[\p{L}\p{N}’'-]*(?: \p{L}[\p{L}\p{N}’'-]*)?$/u

/** What the answers refuse in a sentence of their own: "X - no thanks", "we don't need X", "nada de X". */
export function findRefusals(answers: readonly ReadableAnswer[], language: string): Refusal[] {
  return answers.flatMap(({ question, text }) => {
    if (!QUESTIONS.has(question)) return []
    const units = readUnits(text)
    return units.flatMap((unit, at) =>
      unit.kind === 'heading' || unit.kind === 'row'
        ? []
        : refusalsOf({ question, text, unit, next: units[at + 1] }, language),
    )
  })
}

interface Found {
  question: string
  text: string
  unit: Unit
  next: Unit | undefined
}

function refusalsOf({ question, text, unit, next }: Found, language: string): Refusal[] {
  if (unit.text.length > LONGEST) return []
  const said = [{ question, words: unit.text }]
  const { labelled } = unit
  if (labelled !== null && REFUSING_LABEL.test(labelled.label.text))
    return splitList(text, labelled.body).map((part) => ({ what: part.text, because: null, said }))
  const above = unit.headings.at(-1)
  if (above !== undefined && question !== 'q8' && REFUSING_LABEL.test(above.text)) {
    const what = unit.text.replace(/[\s.!]+$/u, '')
    return [{ what, because: null, said: [...said, { question, words: above.text }] }]
  }
  if (next?.line === unit.line) {
    const both = [...said, { question, words: next.text }]
    const { deed, what: asked = deed } = ASKED.exec(unit.text)?.groups ?? {}
    const isAsked = asked !== undefined && (deed !== undefined || isThing(asked))
    if (isAsked && ANSWERED_NO.test(next.text)) return [{ what: asked, because: null, said: both }]
    const item = unit.text.replace(/[\s.!]+$/u, '')
    if (TAKEN_BACK.test(next.text) && isThing(item))
      return [{ what: item, because: null, said: both }]
  }
  for (const { pattern, isName } of shapesOf(unit.text, language)) {
    const { what, because, instead } = pattern.exec(unit.text)?.groups ?? {}
    if (what === undefined || (isName ? !isThing(what) : what.split(/\s+/).length > MOST_WORDS))
      continue
    const others = instead?.split(AND).flatMap((each) => each.replace(ARTICLE, '') || [])
    if (others?.every((each) => FEW_WORDS.test(each)))
      return [what, ...others].map((each) => ({ what: each.trim(), because: null, said }))
    const words = unit.text.slice(0, unit.text.length - (instead?.length ?? 0))
    const own = [{ question, words: words.replace(/[\s,:;]+$/u, '') }]
    return [{ what: what.trim(), because: because?.trim() ?? null, said: own }]
  }
  return []
}

function shapesOf(text: string, language: string): readonly RefusalShape[] {
  if (JAPANESE.test(text)) return JAPANESE_SHAPES
  return language === 'es'
    ? SPANISH_SHAPES
    : language === 'en' || language === 'und'
      ? ENGLISH_SHAPES
      : []
}

/** Whether words name a thing: few, and no sentence among them. */
function isThing(what: string): boolean {
  if (JAPANESE.test(what)) return !/[をがはもに]/u.test(what)
  return (
    what.split(/\s+/).length <= MOST_WORDS &&
    /\p{L}{2}/u.test(what) &&
    !NO_NAME_STARTS.test(what) &&
    !HOLDS_SENTENCE.test(what) &&
    !OPEN_END.test(what)
  )
}
