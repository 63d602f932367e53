import type { Frame } from '#domain/language/japanese/frames.ts'
import { plainText } from '#domain/language/japanese/words.ts'
import {
  type Context,
  type FramedSentence,
  makeRow,
  selectSentences,
} from '#domain/reading/japanese/context.ts'
import { isNounList, type Listed, readListed } from '#domain/reading/japanese/noun-lists.ts'
import { findListed, findPair } from '#domain/reading/japanese/people/person-runs.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty } from '#domain/reading/rows.ts'
import { listedDeeds, readOnlyDeed } from './listed-deeds.ts'
import { limitedTo, readNominalRights, readSole, splitDoings } from './right-shapes.ts'
import { EVERYTHING, findViewer, type May, namePhrase, type Right } from './rights.ts'
import { readRightsElsewhere } from './rights-elsewhere.ts'
import { spellOut, takeObject } from './shared-rights.ts'
import { shortRights } from './short-rights.ts'
import { isOfStranger, namesUsers } from './strangers.ts'

/** Who may do what: the fifth answer, and what other answers allow one person alone. */
export function readPermissions(
  context: Context,
  { roles, rows }: { roles: Roles; rows: readonly ProposedRow[] },
): ProposedRow[] {
  const shutOut = new Set(
    rows.flatMap((row) =>
      row.kind === 'role' && !row.access ? row.said.map(({ words }) => words) : [],
    ),
  )
  const rights = [
    ...readRights(selectSentences(context, 'q5'), { roles, shutOut }).filter(
      ({ said }) => !shutOut.has(said.words),
    ),
    ...selectSentences(context, 'q9', 'q10', 'q12', 'q13', 'q14', 'q15').flatMap((each) =>
      readRightsElsewhere(context, each, roles),
    ),
  ]
  return spellOut(rights, roles).map(({ said, ...right }) => makeRow('permission', said, right))
}

interface Running {
  role: string | null
  /** The person was named in this very sentence. */
  near: boolean
  /** The line begins with the person: 「受付：」. */
  labelled: boolean
  /** Who was named with that person: 「監督とコーチは」. */
  others?: string[]
}

interface Actor extends Running {
  /** The person was named in this very clause. */
  named: boolean
}

function readRights(
  sentences: readonly FramedSentence[],
  { roles, shutOut }: { roles: Roles; shutOut: ReadonlySet<string> },
): Right[] {
  const rights: Right[] = []
  let role: string | null = null
  let group: string[] = []
  let line = -1
  for (const sentence of sentences) {
    if (shutOut.has(sentence.unit.text)) continue
    const labelled = labelRole(sentence, roles)
    // A label that names nobody known is no word on the person before.
    if (sentence.unit.labelled && labelled === null) role = null
    if (labelled !== null) line = sentence.unit.line
    const running: Running = {
      role: labelled ?? role,
      near: labelled !== null || sentence.unit.place > 0,
      labelled: line === sentence.unit.line,
    }
    role = running.role
    const subject = sentence.unit.labelled === null ? sentence.frames[0]?.subject : null
    const listed = role === null || subject ? null : listedRights(sentence, role, running.near)
    if (listed !== null) {
      rights.push(...listed)
      continue
    }
    for (const [at, frame] of sentence.frames.entries()) {
      const what = rights.at(-1)?.what ?? null
      const short = shortRights({ sentence, at, roles, role: running.role, what })
      const sole = short ?? [...readSole(sentence, at, roles), ...limitedTo(frame, sentence, roles)]
      rights.push(...sole)
      if (short !== null || sole.length > 0) continue
      const these = THESE.test(frame.clause.words) ? group : []
      const spokenOf = introduced(frame, roles)
      const actor = frame.subject ?? findViewer(frame) ?? these[0] ?? spokenOf
      if (actor !== null) Object.assign(running, { role: actor, near: true })
      if (spokenOf !== null || (actor === null && isOfStranger(frame, roles))) continue
      const found = rightsOf(frame, { ...running, named: actor !== null }, sentence)
      if (frame.subjects.length > 0 || these.length > 0)
        running.others = [...frame.subjects, ...these].filter((each) => each !== actor)
      const told = found.filter(({ what }) => !namesUsers(what, roles))
      const own = told.map((right) => takeObject(right, rights.at(-1), sentence))
      rights.push(...own, ...handOn(own, running.others))
    }
    role = running.role
    const listedHere = findListedRoles(sentence, roles)
    if (listedHere.length > 1) group = listedHere
  }
  return rights
}

function handOn(rights: readonly Right[], others: readonly string[] = []): Right[] {
  return others.flatMap((role) => rights.map((each) => ({ ...each, role })))
}

/** 「まず店長、私です。」: the person that is spoken of from here on. */
function introduced({ clause }: Frame, roles: Roles): string | null {
  const [office] = findPair(clause.tokens) ?? []
  return office ? roles.resolve(plainText(office)) : null
}

/** 「この人たちは」: all of the list before. */
const THESE = /^(?:この|その|これらの|それらの)(?:人|方|者|皆)(?:たち|達|々|さん)?[はもが]/

function findListedRoles({ frames }: FramedSentence, roles: Roles): string[] {
  const named = frames
    .flatMap(({ clause }) => findListed(clause.tokens))
    .map((tokens) => roles.resolve(plainText(tokens)))
  return [...new Set(named.filter((name): name is string => name !== null))]
}

/** 「受付：予約の登録、返却。料金の変更は不可」 and the cells of a table: nouns for what one may do. */
function listedRights(sentence: FramedSentence, role: string, told: boolean): Right[] | null {
  const { unit, question } = sentence
  if (unit.kind === 'row') {
    return unit.cells.slice(1).flatMap((cell) => {
      const never = /(?:できない|不可|禁止|NG|しない|だめ|見られない|見せない)/.test(
        cell.name ?? '',
      )
      return readListed(sentence, cell.text).flatMap((each) =>
        rightsIn(each, { role, question, never }),
      )
    })
  }
  const body = unit.labelled?.body.text ?? unit.text
  // 「キャンセルできるのは店長だけです」 tells who.
  if (unit.labelled === null && sentence.frames.some(({ clause }) => clause.link === 'lead'))
    return null
  // 「今日の予約と、返却のチェックだけ」 is read as one.
  if (/、.*(?:だけ|のみ)(?:です)?$/.test(body)) return null
  if (!told || unit.kind === 'heading' || !isNounList(sentence, body)) return null
  return readListed(sentence, body).flatMap((each) =>
    rightsIn(each, { role, question, never: false }),
  )
}

function rightsIn(
  { words, does, isVerb, noun, only, refused }: Listed,
  { role, question, never }: { role: string; question: string; never: boolean },
): Right[] {
  if (/^[-–—ー－×✕なし]*$/.test(words)) return []
  const what = EVERYTHING.test(does) ? 'すべて' : does
  const certainty: Certainty = isVerb || what === 'すべて' ? 'clear' : 'guess'
  const said = { question, words }
  const right: Right = { role, may: never || refused ? 'never' : 'may', what, said, certainty }
  const rest: Right = { role, may: 'never', what: `${noun}以外をする`, said, certainty: 'guess' }
  return only && right.may === 'may' ? [right, rest] : [right]
}

/** 「受付：予約を入れる」, a heading 「受付」 above a list, or the first cell of a table's row. */
function labelRole({ unit }: FramedSentence, roles: Roles): string | null {
  const heading = unit.headings.at(-1)?.text
  const told = unit.labelled?.label.text ?? unit.cells[0]?.text ?? heading
  return told === undefined ? null : roles.resolve(told)
}

function rightsOf(
  frame: Frame,
  { role, near, named, labelled }: Actor,
  sentence: FramedSentence,
): Right[] {
  const said = { question: sentence.question, words: frame.clause.words }
  const left = role === null ? null : readOnlyDeed(frame.clause)
  if (role !== null && left !== null)
    return [{ role, may: 'may', what: left, said, certainty: near ? 'clear' : 'guess' }]
  const nominal = role === null ? null : readNominalRights(frame, { role, sentence, labelled })
  if (nominal !== null) return nominal
  if (role === null || !isRight(frame) || !(named || labelled || saysRight(frame))) return []
  // 「見るだけにしてください」 is looking and no more.
  const limit = namePhrase(frame)?.match(/^(.+?)だけにする$/u)?.[1]
  const what = limit ?? namePhrase(frame)
  const may = mayOf(frame)
  // 「〜しか見られない」 of somebody unknown is nobody else's right.
  const hidden =
    frame.clause.words.includes('しか') && !frame.only && !/を.*しか/u.test(frame.clause.words)
  if (what === null || (hidden && /[^分の]しか/u.test(what))) return []
  const whole =
    near &&
    (frame.direct || sentence.frames.length === 1) &&
    frame.kind === 'verb' &&
    !/^(?:これ|それ|あれ)/.test(what) &&
    !frame.mood.hedged
  const certainty: Certainty = whole ? 'clear' : 'guess'
  const right = { role, may, what, said, certainty }
  const listed = listedDeeds(frame.clause)
  const deeds = listed.length > 0 ? listed : splitDoings(frame, what, sentence.tagger)
  const each = deeds.map((one) => ({ ...right, what: one }))
  if (limit)
    return [
      ...each,
      { ...right, may: 'never', what: `${limit}以外のことをする`, certainty: 'guess' },
    ]
  return may === 'may' ? [...each, ...besides(frame, right)] : each
}

/** A clause of the fifth answer that tells an ability, a duty, a leave or a prohibition. */
function isRight({ clause, mood, kind, head }: Frame): boolean {
  if (mood.unsure || mood.asks || mood.past) return false
  if (/^(?:if|when|because|lead)$/.test(clause.link) && !mood.forbidden) return false
  if (/^(?:ある|いる|なる|思う|困る|言う|違う)$/.test(head)) return false
  return kind === 'verb' || mood.enough || mood.forbidden || mood.needless
}

/** Without a person of its own a clause is a right only when it says so, or names a thing. */
function saysRight({ mood, can, no, object }: Frame): boolean {
  return can || no || mood.may || mood.enough || mood.needless || object !== null
}

function mayOf({ mood, no, only }: Frame): May {
  if (mood.duty) return 'may'
  if (no || mood.forbidden || mood.needless) return 'never'
  return only ? 'only' : 'may'
}

/** 「自分の分だけ見られる」 also says that the rest may not be seen. */
function besides(frame: Frame, right: Right): Right[] {
  if (frame.mood.enough && !frame.object) {
    return [{ ...right, may: 'never', what: `${right.what}以外のことをする`, certainty: 'guess' }]
  }
  const limited = /^(.+?)(?:だけ|のみ)(?:を)?(.+)$/.exec(right.what)
  const object = limited?.[1]
  if (!object || !limited[2] || /[、]/.test(object) || frame.only) return []
  return [{ ...right, may: 'never', what: `${object}以外を${limited[2]}`, certainty: 'guess' }]
}
