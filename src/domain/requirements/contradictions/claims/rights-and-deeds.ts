import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { listRoleNames } from '#domain/requirements/contradictions/rights/people.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { DEEDS, type DeedKind, STRONG_CHANGE } from './deed-kinds.ts'
import { type Acted, COMPOUND, followActors } from './follow-actors.ts'
import { readPeople } from './read-words.ts'

/** The problem, how it is done today, what is hoped for, and what is not known. */
const NO_RULE: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q15'])
/** Whatever is on a screen is seen. */
const SCREENS = 'q11'
const BARRED_FIRST =
  /can[’']?t|cannot|can not|must(?: not|n[’']t)|may not|never|(?:not|n[’']t) (?:be )?(?:allowed|able|supposed)(?: to)?|shouldn[’']?t|should not/iu
const BARRED_SECOND =
  /don[’']t get to|doesn[’']t get to|(?:do not|does not|don[’']?t|doesn[’']?t)(?= (?:see|touch|change|edit|look|decide|get))|no (?:pueden?|deben?)/iu
const BARRED_THIRD =
  /no(?= (?:tocan?|ven?|cambian?|corrigen?|deciden?))|nunca|ni(?: las?| los?)?(?= (?:ven?|tocan?))/iu
const MAY_NOT = makePattern(
  'iu',
)`(?<!\p{L})(?:${BARRED_FIRST}|${BARRED_SECOND}|${BARRED_THIRD})(?!\p{L})`
/** So many words later it is something else that may not be. */
const SOON = 34
const JAPANESE_MAY_NOT =
  /(?:見せない|見せません|見せては|見られない|見られません|見えない|見えません|見えなくて|(?:でき|さ|させ|し|触らせ|られ|いじら|れ|え)(?:ない|ません)|不可|禁止|だめ|見せたくない|ないで(?:ください|ほしい)?)/u
const ONLY_LOOK =
  /(?<!\p{L})(?:only|just|s[oó]lo) (?:look|looks|see|sees|read|reads|view|views|ve|ven|mira|miran|lee|leen)(?!\p{L})|read-?only|見るだけ|閲覧(?:のみ|だけ)/iu
const ANYTHING = /(?<!\p{L})(?:anything|nothing|nada)(?!\p{L})|何も|一切/iu
const ALONE_FIRST =
  /only|nobody but|no one but|nobody else|no one else|nobody else[’']s|alone|mine|s[oó]lo|solamente|nadie más|únicamente|has to be|always|have to be/iu
const ONLY = makePattern(
  'iu',
)`(?<!\p{L})(?:${ALONE_FIRST})(?!\p{L})|だけ|のみ|しか|ほかの(?:者|人)|他の(?:者|人)|以外`
const CONDITION =
  /(?<!\p{L})(?:unless|until|without|except|as long as|hasta|salvo|sin)(?!\p{L})|まで|以外は|なければ/iu
const HERSELF =
  /(?<!\p{L})(?:herself|himself|themselves|on (?:her|his|their) own|there and then|on the spot|without asking|[eé]l mismo|ella misma|por su cuenta|sin preguntar)(?!\p{L})|自分の判断|自分で|その場で|勝手に|独断/iu
const ASKED_FIRST =
  /ask(?:s|ed)? (?:the|me|to)|asks?|requests?|propos\p{L}+|suggests?|pass(?:es)? (?:it )?on|waits?|avisa\p{L}*|pide|pregunta\p{L}*|informs?|own/iu
const ASKED_SECOND = /notif\p{L}+|flag(?:s|ged)?|reports?/iu
const ASKS = makePattern(
  'iu',
)`(?<!\p{L})(?:${ASKED_FIRST}|${ASKED_SECOND})(?!\p{L})|依頼|申請|お願い|相談|自分の(?!判断)|報告`

/** In speech without full stops it is not told who does what. */
const LONGEST = 220

/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 40

interface Bar {
  acted: Acted
  kind: DeedKind
  who: ReadonlySet<string>
  /** Only these, instead of these not. */
  isOnly: boolean
  objects: ReadonlySet<string>
}

/** What somebody must never do in one answer and does in another, or what is another's alone. */
export function rightsAndDeeds(pieces: readonly Piece[], rows: readonly Row[]): Found[] {
  const acted = followActors(
    pieces.filter(({ question, words }) => !NO_RULE.has(question) && words.length <= LONGEST),
    listRoleNames(rows),
  )
  const bars = acted.flatMap((each, at) => barsOf(each, acted.slice(Math.max(0, at - 2), at + 2)))
  return bars.slice(0, MOST_READ).flatMap((bar): Found[] => {
    const other = acted.find((each, at) => isDone(each, bar, () => around(acted, at)))
    return other
      ? [{ kind: 'promise', said: [bar.acted.clause.piece, other.clause.piece], names: [] }]
      : []
  })
}

function around(acted: readonly Acted[], at: number): Set<string> {
  const question = acted[at]?.clause.piece.question
  return objectsIn(
    acted
      .slice(Math.max(0, at - 1), at + 2)
      .filter(({ clause }) => clause.piece.question === question),
  )
}

function barsOf(acted: Acted, near: readonly Acted[]): Bar[] {
  const { clause, actors } = acted
  const { words, piece } = clause
  if (/[?？]/.test(words)) return []
  const same = near.filter((each) => each.clause.piece.question === piece.question)
  const next = near[near.indexOf(acted) + 1]?.clause
  const isAlone =
    next?.piece === piece &&
    /^(?:and |y )?(?:nobody else|no one else|alone|nadie más)(?!\p{L})/iu.test(next.words)
  const isOnly = isAlone || (ONLY.test(words) && !MAY_NOT.test(words))
  const isBarred = MAY_NOT.test(words) || JAPANESE_MAY_NOT.test(words)
  const isLook = ONLY_LOOK.test(words)
  if ((!isOnly && !isBarred && !isLook) || CONDITION.test(words)) return []
  if (
    OTHERS.test(words) ||
    (!isLook && !isOnly && isPublic(actors) && !/who|quién|誰/iu.test(words))
  )
    return []
  if (isBarred && isOwners(actors)) return []
  const kinds = isLook
    ? (['change'] as const)
    : (Object.keys(DEEDS) as DeedKind[]).filter((kind) => isSaidOf(kind, words, isOnly))
  const isAny = ANYTHING.test(words) || isLook || IT.test(words)
  return kinds.flatMap((kind): Bar[] => {
    if (isOnly && !isLook && !isOnlyTold(kind, words)) return []
    if (actors.size === 0) return []
    const own = objectsIn([acted])
    const objects = isAny
      ? new Set([ANY])
      : kind === 'decide' || own.size === 0
        ? objectsIn(same)
        : own
    if (/\bwho\b.{0,20}\b(?:is|are)\b|quién|誰/iu.test(words)) objects.add('name')
    return [{ acted, kind, who: actors, isOnly: isOnly && !isLook, objects }]
  })
}

/** "must never see", "see nothing", 「見せない」: the deed is near what bars it. */
function isSaidOf(kind: DeedKind, words: string, isOnly: boolean): boolean {
  const bar = isOnly ? null : MAY_NOT.exec(words)
  if (bar === null) return DEEDS[kind].test(words)
  const from = bar.index + bar[0].length
  return DEEDS[kind].test(words.slice(from, from + SOON))
}

/** "Nobody but the nurse may see them": of seeing it has to be said as a right. */
function isOnlyTold(kind: DeedKind, words: string): boolean {
  if (kind === 'see') return NOBODY_BUT.test(words)
  return kind === 'decide' || kind === 'change'
}

const NOBODY_BUT =
  /(?<!\p{L})(?:nobody but|no one but|only (?:the |our )?\p{L}+(?: \p{L}+)? (?:may|can|is allowed to|gets to) (?:see|read|look)|s[oó]lo (?:el|la|los|las) \p{L}+ (?:puede|pueden) ver)/iu

const ANY = 'anything'
const IT =
  /(?<!\p{L})(?:touch|change|edit|alter|correct)\s(?:it|them|that)(?!\p{L})|n[’']t touch$/iu

function isOwners(actors: ReadonlySet<string>): boolean {
  return actors.size === 1 && actors.has('owner')
}

function isDone({ clause, actors }: Acted, bar: Bar, things: () => ReadonlySet<string>): boolean {
  const { words, piece } = clause
  if (piece.question === bar.acted.clause.piece.question || actors.size === 0) return false
  const isShared = [...actors].some((each) => bar.who.has(each))
  if (bar.isOnly ? isShared || isOwners(actors) : !isShared) return false
  const isShown = bar.kind === 'see' && piece.question === SCREENS
  if (
    !(isShown || DEEDS[bar.kind].test(words)) ||
    MAY_NOT.test(words) ||
    JAPANESE_MAY_NOT.test(words)
  )
    return false
  if (ONLY.test(words) && !HERSELF.test(words)) return false
  if (ASKS.test(words) || /[?？]/.test(words)) return false
  if (bar.isOnly && !(bar.kind === 'decide' && HERSELF.test(words)) && isPublic(actors))
    return false
  if (bar.objects.has(ANY)) return bar.kind !== 'change' || STRONG_CHANGE.test(words)
  return [...things()].some((each) => bar.objects.has(each))
}

const OTHERS =
  /(?<!\p{L})(?:own|propi[oa]s?|other|another|others|else[’']s|each other|otr[oa]s?)(?!\p{L})|ほかの(?!者が|人が)|他の(?!者が|人が)|どうし|自分の(?!判断)/iu

/** The many who use what the app offers. */
function isPublic(actors: ReadonlySet<string>): boolean {
  return ['customer', 'parent', 'member', 'pupil', 'tenant'].some((each) => actors.has(each))
}

/** What is done and whom it is done to tell nothing of the thing. */
const PLAIN =
  /^(?:show|change|approve|remove|choose|ask|come|send|paying|keepsafe|share|list|page|screen|own|open|touch|decid|word|nob|mind)$/

function objectsIn(acted: readonly Acted[]): Set<string> {
  return new Set(
    acted.flatMap(({ clause }) => {
      const people = readPeople(clause.words)
      return clause.telling
        .filter(
          ({ name, start, end }) =>
            !PLAIN.test(name) &&
            (name === 'family' ||
              !people.some(
                (person) =>
                  person.start < end &&
                  person.end > start &&
                  !COMPOUND.test(clause.words.slice(person.end)),
              )),
        )
        .map(({ name }) => name)
    }),
  )
}
