import type { Tagger } from '#domain/language/tagger.ts'
import { readUnits } from '#domain/language/units.ts'
import { contentWords } from './checks/content-words.ts'
import { openAnswers } from './english/grammar/answers.ts'
import { isAside } from './english/grammar/asides.ts'
import type { Statement } from './english/grammar/statements.ts'
import type { ProposedRow, ReadableAnswer } from './reading.ts'
import type { Said } from './rows.ts'

/** Words that join or fill: a stretch of nothing else says nothing. */
const JOINTS = new Set(
  'and but or so then um uh er oh ok okay well right plus also too like just actually maybe if when because that this these those it its is are was be s ve re got has have the a an my our i we you he she they me them him her of to in on for with at by number one two three four five first second third next last no not wait rules anyway really even there here'.split(
    ' ',
  ),
)

/**
 * Of the stretches that no row has taken, those with nothing to build: joints ("then number two"),
 * headings whose lines were read, and what is told of the past or of the telling itself.
 */
export function placeRemarks(
  unplaced: readonly Said[],
  { answers, tagger }: { answers: readonly ReadableAnswer[]; tagger: Tagger },
): { remarks: ProposedRow[]; unplaced: Said[] } {
  const headings = new Set(answers.flatMap(({ text }) => headingsIn(text)))
  const isRemark = (said: Said) =>
    isJoint(said.words) || headings.has(said.words) || isTalk(said, tagger)
  const remarks = unplaced.filter(isRemark).map((said) => ({
    kind: 'aside' as const,
    what: null,
    said: [said],
    certainty: 'clear' as const,
    flags: [],
  }))
  return { remarks, unplaced: unplaced.filter((said) => !isRemark(said)) }
}

function isJoint(words: string): boolean {
  const told = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return told.every((word) => JOINTS.has(word)) || isEmptyTalk(words, told.length)
}

/** "he asks me", "that's between me and them": of somebody, and next to nothing told. */
function isEmptyTalk(words: string, count: number): boolean {
  // Words that are small in English carry all of "only I may do that"; Japanese has none to count.
  if (count >= MOST_EMPTY || BINDS.test(words) || JAPANESE.test(words)) return false
  const content = contentWords(words).length
  return content === 0 || (content === 1 && OF_SOMEBODY.test(words))
}

const MOST_EMPTY = 8
const OF_SOMEBODY = /^(?:(?:and|but|so|then)\s+)*(?:i|he|she|they|it|that|we)(?:['’]\p{L}+)?\s/iu
const BINDS =
  /\d|\b(?:must|may|not|can|cannot|never|only|should|has to|have to|got to|\p{L}+n['’]t)\b/iu
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Headings above other lines, as they would stand when nothing has taken them. */
function headingsIn(text: string): string[] {
  return readUnits(text)
    .flatMap(({ headings }) => headings)
    .map((heading) => heading.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
}

function isTalk({ question, words }: Said, tagger: Tagger): boolean {
  if (!/^[\p{ASCII}‘’“”–—…£€]*$/u.test(words)) return false
  const [opened] = openAnswers([{ question, text: words }], tagger, { roleWords: new Set() })
  const told = opened?.units.flatMap((unit) => opened.statements(unit)) ?? []
  return told.length > 0 && told.every((each) => isAside(each) || isPast(each))
}

/** "there was trouble with that", "she forgot it in March". */
function isPast({ frame, when }: Statement): boolean {
  const { verb, modal, negated } = frame
  if (verb === null || modal !== null || negated || when !== null) return false
  if (frame.subject[0]?.low === 'there') return /^(?:was|were|had)$/.test(verb.low)
  return (
    /^(?:he|she|they|i|we|it)$/.test(frame.subject[0]?.low ?? '') &&
    /ed$/.test(verb.low) &&
    !frame.passive
  )
}
