import { findNearest } from '#domain/language/find-nearest.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

const FROM_A_TO_G =
  /add|approve|be|bring|change|check|choose|close|come|confirm|decide|do|edit|enter|get|give/iu
const FROM_H_TO_S =
  /handle|have|hit|like|make|mark|need|pick|press|print|put|record|see|send|set|show/iu
const FROM_T_ON = /take|tell|touch|type|use|wait|want|put in|put on|go in/iu
/** Verbs that say nothing without what they are done to. */
const BARE = makePattern(
  'iu',
)`^(?:${FROM_A_TO_G}|${FROM_H_TO_S}|${FROM_T_ON})$|^(?:tell|show|ask|send) (?:me|us)$`
/** "approve it", "decide that", "see one per hostel", "tell him the count": only the speaker knows what or whom. */
const POINTS =
  /^\p{L}+ (?:it|that|this|them|those|these|one|one thing|things?|stuff)(?:$| (?:for|to|from|on|per|in|back)\b)|^(?:tell|show|give|send|ask) (?:him|her|them)\b/iu
/** The end of a phrase that was cut. */
const DANGLING =
  /\b(?:and|or|the|an?|of|with|from|incl|including|that|which|who|so|because|but|than)\.?$/iu
/** No deed in the app: "could", "should be there", "want a league table". */
const AUXILIARY =
  /^(?:should|must|can|could|will|would|may|might|is|are|was|were|not|no|never|want|wish|hope)(?:\b|$)/iu
/** Words of a screen that nobody put in quotation marks: "hit can't get in takes a picture". */
const SPOKEN_SIGN = /^\p{L}+ (?:can|do|does|did|is|are|was|won|could)(?:n['’]?t|['’]t)\b/iu
/** Talk about a wish, or a verb alone: 「見られるとすてき」, 「変更する」. */
const JAPANESE_TALK = /(?:すてき|うれし|嬉し|助か|ありがた|おそらく|たぶん|見送る|急がない)/u
const JAPANESE_BARE =
  /^(?:する|見る|使う|入れる|変える|直す|出す|触る|消す|変更する|操作する|閲覧する|登録する|入力する|確認する|管理する|決める)$/u

/**
 * Whether a phrase cannot be in a sentence of ours: a verb whose object nobody knows, the end of
 * a phrase that was cut. It is shown in the founder's words instead, with what is missing.
 */
export function isBrokenDeed(does: string): boolean {
  const told = does.trim().replace(/[.。]$/u, '')
  return [BARE, POINTS, DANGLING, AUXILIARY, SPOKEN_SIGN, JAPANESE_TALK, JAPANESE_BARE].some(
    (each) => each.test(told),
  )
}

/** The founder's words where a deed names nothing: but none that hold a name of the story, which is example data. */
export function nameWithoutDeed(
  { frames, rows }: Notebook,
  row: RowOf<'feature'>,
  does: string,
): string {
  if (frames.isDeed(does) && !EMPTY.test(does)) return does
  const quote = findNearest(does, row.said, ({ words }) => words)?.words ?? does
  const examples = rows('step').flatMap(({ example }) => example)
  const isOfExample = examples.some((each) => quote.includes(each) && !does.includes(each))
  if (!isOfExample) return quote
  return EMPTY.test(does) ? (row.things[0] ?? quote) : does
}

/** A verb that names nothing: the founder's words are in its place. */
const EMPTY = /^(?:be|do|get|have|like|need|see|want|would)\.?$/iu
