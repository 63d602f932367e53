import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import { baseOf } from './word-root.ts'

/** A deed as its requirement tells it: "send the bill", 「請求書を送る」. */
interface Deed {
  does: string
  /** Names of roles. */
  people: readonly string[]
}

interface Stage {
  stage: string
  thing: string
}

/**
 * How surely a deed brings a thing to a stage, 0 for not at all: who does what the stage is called
 * (3) goes before who gives out what it is called after (2, "send the bill" and "billed"; 1 who makes
 * it), and all of them before who only speaks of both (0.5).
 */
export function rankReach({ does, people }: Deed, { stage, thing }: Stage): number {
  if (isLooking(does) || NEVER.test(does)) return 0
  if (UNSPACED.test(stage)) return reachesInJapanese(does, { stage, thing }) ? 3 : 0
  const own = contentStems(thing)
  const ranks = does.split(CLAUSES).map((clause) => rankClause(clause, { stage, own, people }))
  if (Math.max(...ranks) > 0) return Math.max(...ranks)
  const stems = contentStems(does)
  const speaks = sharedCount(stemsOf(stage), stems) > 0 && sharedCount(own, stems) > 0
  return speaks && PUTS.test(does) ? 0.5 : 0
}

/** Who takes a stage back does not bring anything there. */
const NEVER = /^(?:show|undo|take back|revert)\b|(?:戻す|戻せる)$/iu
const PUTS = /^(?:put|add|place|charge|bring)s?\b/iu

const CLAUSES = /,? (?:and|then) |, /u

interface About {
  stage: string
  /** The stems of the thing's name. */
  own: ReadonlySet<string>
  people: readonly string[]
}

function rankClause(clause: string, { stage, own, people }: About): number {
  const [verb = '', ...rest] = clause.trim().toLowerCase().split(/\s+/u)
  const object = rest.join(' ')
  const named = stemsOf(stage)
  const spoken = stemsOf(object)
  const isOfIt = OF_IT.test(object) || sharedCount(own, spoken) > 0
  if (MARKS.test(verb) && isMarked(object, stage, isOfIt)) return 3
  // "Test booked", "part paid": the verb alone is not all that the stage is called.
  const isWhole = [...named].every((each) => own.has(each) || stemsOf(clause).has(each))
  const isDone = isWhole && [...stemsOf(verb)].some((each) => named.has(each))
  // A booking is what somebody books.
  const isThing = sharedCount(own, stemsOf(verb)) > 0
  const isOn = isOfIt || isThing || YES_OR_NO.test(clause)
  if ((isDone && named.size > 1) || (isOn && (isDone || meansStage(clause, stage)))) return 3
  if (isOfIt && named.size > 1 && sharedCount(spoken, named) === named.size) return 3
  const isHanded = ASSIGNED.test(stage) && HANDS_TO.test(clause)
  if (isHanded && people.some((name) => sharedCount(contentStems(name), spoken) > 0)) return 3
  const head = OF_IT.test(object) ? '' : (object.replace(BEFORE, '').split(' ')[0] ?? '')
  const isHead = [...stemsOf(head.includes('-') ? '' : head)].some((each) => named.has(each))
  if (isHead && GIVES.test(verb)) return 2
  return isHead && MAKES.test(clause) ? 1 : 0
}

/** "mark it done with the litres", "mark a house Ready", "tap Ready", "set the job to ready". */
function isMarked(object: string, stage: string, isOfIt: boolean): boolean {
  const named = stemsOf(stage)
  if (named.size === 0 || sharedCount(stemsOf(object), named) < named.size) return false
  return isOfIt || AS.test(object) || object.endsWith(stage.trim().toLowerCase())
}

/** What a stage is called, in base form: "paid" is "pay". */
function stemsOf(words: string): Set<string> {
  return contentStems(words.replace(/\p{L}+/gu, (word) => baseOf(word)))
}

const MARKS = /^(?:mark|set|tick|flag|move|tap|hit|press|click)s?$/u
const AS = /\b(?:as|to)\b/u
/**
 * Where no other thing is named: "mark it", "tick off", "approve anything over six hours". What is paid
 * for is the thing: "pay for a share".
 */
const OF_IT =
  /^(?:$|(?:for )?(?:it|them|this|that)\b|(?:one|off|any|anything|everything|by|with|at|on|in|after|before)\b)/iu
/** What stands before a thing's name: "the monthly bill", "work out the price". */
const BEFORE = /^(?:(?:out|up|the|an?|each|every|all|their|monthly|weekly|daily|new|final) )+/iu
const GIVES = /^(?:send|issue|hand|deliver|submit|publish|give|take)s?$/u
const MAKES = /^(?:make|create|write|draw up|prepare|work out|calculate|record|enter)s?\b/iu
const ASSIGNED = /^(?:assigned|allocated|allotted|handed out|distributed)$/iu
const HANDS_TO = /^(?:drag|assign|give|allocate|allot|hand|move|put|share)s? .* (?:to|on)\b/iu

const DONE = /^(?:done|finished|completed?|closed)$/iu
const AGREED = /^(?:agreed|approved|accepted|confirmed|allowed|granted|ok(?:ayed)?)$/iu
const REFUSED = /^(?:refused|rejected|declined|denied|turned down|not agreed)$/iu
const YES_OR_NO = /\bsays? (?:yes|no)\b|\byes or no\b|\bor no\b/iu
const SAYS_YES = /^says? yes\b|^(?:accept|approve|confirm|agree|okay|ok)s?\b/iu
const SAYS_NO = /^says? no\b|\b(?:yes )?or no\b|^(?:reject|refuse|decline|deny|turn down)s?\b/iu

/** What is done says in another word which stage follows. */
const MEANINGS: readonly (readonly [stage: RegExp, deed: RegExp])[] = [
  [DONE, /^(?:finish(?:es)?|completes?|closes?|ticks?|checks? off)\b/iu],
  [AGREED, SAYS_YES],
  [REFUSED, SAYS_NO],
  [
    /^(?:started|running|in progress|in work|under ?way|open)$/iu,
    /^(?:starts?|begins?|opens?)\b/iu,
  ],
  [/^(?!waiting|pending)\p{L}+ing$/iu, /^(?:starts?|begins?)\b/iu],
  [/^(?:cancell?ed|called off)$/iu, /^(?:cancels?|calls? off)\b/iu],
]

function meansStage(clause: string, stage: string): boolean {
  return MEANINGS.some(([is, deed]) => is.test(stage.trim()) && deed.test(clause.trim()))
}

/** 「お渡し済み」 is reached by 「お渡しを記録する」; who totals up 「職人さんごとに」 sends nothing there. */
function reachesInJapanese(does: string, { stage, thing }: Stage): boolean {
  if (isWaiting(stage)) return false
  const clause =
    does
      .replace(/[。\s]+$/u, '')
      .split('、')
      .at(-1) ?? ''
  return listCores(stage).some((core) => {
    const at = clause.indexOf(core)
    if (at < 0 || !REACHES.test(clause.slice(at + core.length))) return false
    const [, object] = OBJECT.exec(clause.slice(0, at)) ?? []
    // A booking is what somebody books, whatever of.
    return object === undefined || thing.includes(core) || isSameThing(object, thing)
  })
}

/** What is done to, where it stands before the deed: 「会費を」 of 「会費を確定する」. */
const OBJECT = /([^をはがに]+)を$/u

function isSameThing(object: string, thing: string): boolean {
  if (object.includes(thing) || thing.includes(object)) return true
  return sharedCount(contentStems(object), contentStems(thing)) > 0
}

function isWaiting(stage: string): boolean {
  return /待ち$/u.test(stage.trim())
}

/** What makes a deed of its name: 「見積りを作る」; 「予約を取り消す」 is no 予約. */
const DOES = /を(?:記録|登録|作|確定|完了|行|送|出|入力|発行|提出|済ませ|する|し|でき)/u
/** What stands behind the name of the stage where it is done, or gone to. */
const REACHES = makePattern(
  'u',
)`^(?!ごとに)[しりけちみいさん]{0,2}(?:${DOES}|[へに]|する|し?て|できる|済|ます|の?出し入れ|\p{Script=Hiragana}{0,3}$)`

/** 「予約済み」 is 予約, 「確認済み」 what was looked at, too. */
function listCores(stage: string): string[] {
  const core = stage
    .trim()
    .replace(/[(（].*$/u, '')
    .replace(/(?:済み?|中|完了|した|する|になった)$/u, '')
    .replace(/(?<=.{2})[しりけちみい]$/u, '')
  const other = SAME.flatMap((words) => (words.some((each) => core.endsWith(each)) ? words : []))
  return [core, ...other].filter(({ length }) => length > 0)
}

const SAME: readonly (readonly string[])[] = [
  ['確認', '確かめ'],
  ['公開', '掲載', 'を出す', 'を出せる'],
  ['支払', '入金', '納入'],
  ['承認', '承諾'],
  ['取消', '取り消', 'キャンセル', '取りやめ'],
]
