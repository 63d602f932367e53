import { HALF_WORD, UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findWaiting } from './find-waiting.ts'
import { NEUTRAL } from './neutral.ts'
import { isWish, type SlicePart } from './proposed-slices.ts'
import { readDeed } from './read-deed.ts'

type Told = Pick<RequirementsDocument, 'entities' | 'roles' | 'privacy' | 'rules' | 'statusTables'>
type People = Pick<RequirementsDocument, 'roles'>
type Law = Pick<RequirementsDocument, 'roles' | 'privacy'>

/**
 * The parts with what the others cannot be used without brought forward, whoever cut them: into the
 * first how people come in and are kept out and what a law wants kept each day; what is brought in at the
 * start to the first that uses it; beside a rule or a test what it waits for; what hides something stands no later than what shows it, and what cancels or closes
 * something no later than the part after the one that makes it. Nothing goes back, and no wish is moved.
 */
export function bringForward(parts: readonly SlicePart[], document: Told): SlicePart[] {
  const made = parts.map((part) => ({ ...part, of: [...part.of] }))
  const plan = { ...document, parts, tellings: tellAll(parts, document) }
  parts.forEach((part, at) => {
    // What stands in the first comes no earlier.
    for (const each of at === 0 ? [] : part.of.filter(isDue)) {
      const home = Math.min(at, homeOf(each, plan))
      if (home === at) continue
      made[at]?.of.splice(made[at].of.indexOf(each), 1)
      made[home]?.of.push(each)
    }
  })
  return made.filter(({ of }) => of.length > 0)
}

function isDue(each: FunctionalRequirement): boolean {
  return !isWish(each) && each.mark !== 'open' && (each.missing ?? []).length === 0
}

interface Telling {
  deed: string
  stems: ReadonlySet<string>
}

interface Plan extends Told {
  parts: readonly SlicePart[]
  /** What each requirement does: worked out once. */
  tellings: ReadonlyMap<FunctionalRequirement, Telling>
}

function tellAll(parts: readonly SlicePart[], document: Told): Plan['tellings'] {
  return new Map(
    parts
      .flatMap(({ of }) => of)
      .map((each) => {
        const deed = deedOf(each, document)
        return [each, { deed, stems: contentStems(deed) }]
      }),
  )
}

/** The part that it stands in at the latest. */
function homeOf(each: FunctionalRequirement, { parts, tellings, ...document }: Plan): number {
  const deed = tellings.get(each)?.deed ?? ''
  const latest = parts.length - 1
  if (isImport(deed)) return atMost(findUse(each, { ...document, parts, tellings }), latest)
  if (isOfStart(deed, document)) return 0
  const object = objectOf(deed, document)
  const find = (isIt: (told: string) => boolean, own = object) =>
    parts.findIndex(({ of }) =>
      of.some((other) => {
        if (other === each || isWish(other)) return false
        const told = tellings.get(other)
        return told !== undefined && isIt(told.deed) && holds(told.stems, own)
      }),
    )
  if (isHiding(deed)) return atMost(find(isShowing, lastOf(object)), latest)
  if (ENDS.test(deed)) {
    const made = find((told) => !isSeeing(told) && !ENDS.test(told))
    return atMost(made < 0 ? made : made + 1, latest)
  }
  const deedTold = (other: FunctionalRequirement) => tellings.get(other)?.deed ?? ''
  return atMost(findWaiting(each, { ...document, parts, deedOf: deedTold }), latest)
}

/** The first part that uses what is brought in: the first of all where nothing tells what it is. */
function findUse(each: FunctionalRequirement, { parts, tellings, ...document }: Plan): number {
  const deed = tellings.get(each)?.deed ?? ''
  const things = objectOf(deed.replace(KEPTS_SO_FAR, ' '), document)
  if (things.size === 0) return 0
  return parts.findIndex(({ of }) =>
    of.some(
      (other) =>
        other !== each &&
        !isWish(other) &&
        sharedCount(tellings.get(other)?.stems ?? new Set(), things) > 0,
    ),
  )
}

/** "Key code" is shown as "code". */
const lastOf = (words: ReadonlySet<string>) => new Set([...words].slice(-1))

const atMost = (found: number, latest: number) => (found < 0 ? latest : found)

function isOfStart(deed: string, document: Law): boolean {
  return isComingIn(deed) || isImport(deed) || EDITS_ALL.test(deed) || isOfLaw(deed, document)
}

/** Who may change anything at all: whatever is entered is entered wrong once. */
const EDITS_ALL =
  /^(?:edit|change|correct)s?(?: (?:it|them|anything|everything|data|what is there))?$|^(?:(?:だけ)?が、)?(?:直せ|直す|変更|修正|編集)(?:する|できる|る)?$/iu

/** How people come into the app, or are kept out of it. */
function isComingIn(deed: string): boolean {
  return COMES_IN.test(deed)
}

const SIGNS = [
  /\b(?:sign|log)s? (?:in|on)(?= (?:with|by|to|from|on|and|or)\b|[.,;]|$)/u,
  /\b(?:who|that|can|may) (?:sign|log)s? (?:in|on)\b/u,
  /\b(?:make|create|open|add|end|close|block|give)s? (?:[\p{L}’']+ ){0,4}(?:accounts?|logins?|passwords?|access)\b(?! (?:book|balance|number))/u,
  /\bcomes? in (?:by|with|through|from) (?:an? |the |their )?(?:[\p{L}’']+ )?(?:links?|codes?|numbers?|passwords?)\b/u,
  /\bcuts? off (?:[\p{L}’']+ ){0,3}(?:who|phones?|access|people|person|members?|staff)\b/u,
]
const IN_JAPANESE =
  /ログイン|サインイン|アカウント|パスワード|本人(?:と|である?こと|か)を?確か?め|利用(?:を|の)(?:止め|停止)/u
const COMES_IN = makePattern('iu')`${SIGNS}|${IN_JAPANESE}`

/** "Bring in the old bookings from the spreadsheet", 「ノートの13組を打ち込む」. */
function isImport(deed: string): boolean {
  return IMPORTS.test(deed) || (TAKES_IN.test(deed) && KEPT_SO_FAR.test(deed))
}

const IMPORTS = /\bimports?\b|インポート/iu
const TAKES_IN =
  /\b(?:bring|take|type|load|copy|move|put)s?\b.*\b(?:in|into|over|across)\b|\benters?\b|取り込|打ち込|移[すせ]|入力/iu
const KEPT_SO_FAR =
  /\b(?:old|existing|spread ?sheets?|(?:google|excel) sheets?|note ?books?|excel)\b|これまで|今まで|既存|ノート|エクセル|スプレッドシート/iu
const KEPTS_SO_FAR = new RegExp(KEPT_SO_FAR, 'giu')

/** What a line of law names by all its words, more than one: "show the register of dogs of each day". */
function isOfLaw(deed: string, { privacy, roles }: Law): boolean {
  const object = objectOf(deed, { roles }, NOTHING)
  const laws = privacy.filter(({ mark }) => mark !== 'assumed')
  return !isOneWord(object) && laws.some(({ text }) => holds(contentStems(text), object))
}

/** 「請求書」 is two pairs of letters, and one word. */
function isOneWord([first = '', ...more]: ReadonlySet<string>): boolean {
  if (!UNSPACED.test(first)) return more.length === 0
  const word = more.reduce(
    (told, pair) => (told.at(-1) === pair[0] ? told + pair.slice(1) : `${told} ${pair}`),
    first,
  )
  return ONE_WORD.test(word)
}

const ONE_WORD = /^(?:\p{Script=Han}{2,3}|[\p{Script=Katakana}ー]+)$/u

/** "Key code for that day only", "their own bookings and nobody else's". */
function isHiding(deed: string): boolean {
  return HIDES.test(deed) || (isSeeing(deed) && LIMITED.test(deed))
}

const HIDES = /^(?:hide|mask|conceal)s?\b|隠[すせ]|伏せ|見せない/iu
const LIMITED = /\bonly\b|\bnobody else|\bno[- ]one else|\bno other|だけ|のみ|以外/iu

/** What somebody sees, and what a screen, a list or a print shows. */
function isShowing(deed: string): boolean {
  return isSeeing(deed) || SHOWS.test(deed)
}

const SHOWS = /^(?:show|list|send|give|tap)s?\b|(?:見せ|表示|送)/iu

/** What undoes or shuts what another function makes. */
const ENDS =
  /^(?:cancel|undo|take back|call off|withdraw|block|close|change|move)s?\b|(?:取り消|取消|キャンセル|閉じ|直[すせ]|(?<!に)変更)/iu

/** What is done, in the words of the requirement, without who does it. */
function deedOf({ text }: FunctionalRequirement, { roles }: People): string {
  return bare(readDeed(text, listNames(roles)))
}

/** The words of what it is done with: no verb, and nothing of where, when and for whom. */
function objectOf(deed: string, { roles }: People, further = FURTHER): ReadonlySet<string> {
  const people = new Set(listNames(roles).flatMap((name) => [...contentStems(name)]))
  const [, inJapanese] = JAPANESE_OBJECT.exec(deed) ?? []
  const told = inJapanese ?? deed.replace(VERB, '').replace(further, '')
  const own = [...contentStems(told)].filter(
    (each) => !people.has(each) && !NEUTRAL.has(each) && !HALF_WORD.test(each),
  )
  return new Set(own)
}

const VERB = /^[\p{L}’'-]+\s+/u
const FURTHER = /\s(?:for|of|in|on|at|when|by|from|that|to|with|and|or|who|whose)\b.*$/iu
const NOTHING = /$^/u
const JAPANESE_OBJECT = /^(.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])を/u

function holds(all: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  return own.size > 0 && sharedCount(all, own) === own.size
}
