import { readAction, splitActions } from './action.ts'
import { bare } from './phrases.ts'
import { knownVerb } from './verbs.ts'

/** What a role's words say: what it may do, in the base form, and what it must never do. */
export interface Rights {
  can: string[]
  mustNot: string[]
  /** Those of `can` that name a thing alone, so that nobody knows what may be done with it. */
  things: string[]
}

const NEVER =
  /(?:^|[,;.]?\s+)(?:(?:and|but)\s+)?(?:(?:they|he|she|it)\s+)?((?:must|should|may|shall|can|do|does)(?: not|n't|n’t| never)|cannot|never|not allowed to|(?:(?:has|have|gets?)\s+)?no access to)\s+/i
const ACCESS =
  /^(?:(?:can|may|should|must|shall|will)\s+)?(only\s+|also\s+)?(?:(?:has|have|gets?)\s+)?(only\s+)?(?:(?:full|complete|unlimited)\s+)?access(?:es)?\s+(?:to\s+)?(?:only\s+)?(?=\p{L})/iu
const HOLDS =
  /^(?:has|have|gets?)\s+(?=(?:full|complete|unlimited) access|all (?:rights|permissions))|^(?:is|are) allowed\s+(?=everything|anything|all\b)/i
const NOTHING = /^(?:nothing|none|no (?:access|rights|permissions))$/i
const BARE_ALL = /^(?:everything|anything|all)\b/i

/** Reads what stands behind a role: "books and cancels places; must never see names". */
export function readRights(text: string): Rights {
  const never = NEVER.exec(text)
  const rights: Rights = { can: [], mustNot: [], things: [] }
  const may = bare(never === null ? text : text.slice(0, never.index))
  for (const part of may.split(/[,;]?\s+and\s+(?=(?:can|may)\b)/i)) addPart(rights, part)
  if (never !== null) {
    const phrase = bare(text.slice(never.index + never[0].length)).replace(
      /^(?:ever|be able to)\s+/i,
      '',
    )
    const verb = /access to$/i.test(never[1] ?? '') ? 'access ' : ''
    if (phrase !== '') rights.mustNot.push(verb + phrase)
  }
  return rights
}

function addPart(rights: Rights, said: string): void {
  if (said === '') return
  if (NOTHING.test(said)) {
    rights.mustNot.push('do anything')
    return
  }
  if (namesThings(said)) {
    for (const thing of thingsOf(said)) {
      const denied = /^no\s+(.+)$/i.exec(thing)?.[1]
      if (denied !== undefined) rights.mustNot.push(`access ${denied}`)
      else {
        rights.can.push(thing)
        rights.things.push(thing)
      }
    }
    return
  }
  const access = ACCESS.exec(said)
  const part =
    access === null
      ? said.replace(HOLDS, '')
      : `access ${/\bonly\b/i.test(access[0]) ? 'only ' : ''}${said.slice(access[0].length)}`
  const actions = splitActions(readAction(part)?.phrase ?? part)
  for (const action of actions.map((one) => readAction(one)?.phrase ?? one)) {
    rights.can.push(BARE_ALL.test(action) ? `do ${action}` : action)
  }
}

/** Things whose names are verbs as well: "Owner: orders" names the orders. */
const THINGS = new Set(
  'orders reports checks reviews comments answers records plans requests updates changes charges refunds purchases offers messages texts emails calls views exports imports posts uploads downloads visits transfers'.split(
    ' ',
  ),
)

/** What may follow a thing, where a verb would have its object. */
const NO_OBJECT = /^(?:$|[,;/&(]|\s+(?:only|too|and|or|of|for|are|is|&)\b|\s*[(&/–—-])/i

/** True for "prices", "bookings only", "orders and reports": no word says what is done. */
function namesThings(text: string): boolean {
  const head = /^(?:no\s+)?([\p{L}-]*[^\P{L}s]s)(?![\p{L}'’-])/iu.exec(text)
  if (head === null || !NO_OBJECT.test(text.slice(head[0].length))) return false
  const words = itemsOf(text).map((item) => /^[\p{L}-]+/u.exec(item)?.[0].toLowerCase() ?? '')
  return words.every((word) => THINGS.has(word) || knownVerb(word) === null)
}

/** Each thing by itself where single words are listed; words like "own" and "only" belong to all. */
function thingsOf(text: string): string[] {
  const items = itemsOf(text)
  const denied = items.findIndex((item) => /^no\s/i.test(item))
  if (items.every((item) => !item.includes(' '))) return items
  if (denied < 1 || items.length !== denied + 1) return [text]
  return [bare(text.slice(0, text.toLowerCase().lastIndexOf('no '))), items[denied] ?? '']
}

function itemsOf(text: string): string[] {
  return text
    .split(/,\s*(?:and\s+|or\s+|but\s+)?|\s+(?:and|or|but)\s+/i)
    .filter((item) => item !== '')
}

const TAIL = String.raw`(?=$|[,.;(]|\s+(?:including|else|too|as well|and|in the (?:app|system))\b)`
const ALL = new RegExp(
  `^(?:can\\s+)?(?:(?:do|see and do|manage|control|have|has|access|full access to)\\s+)?(?:everything|anything|all(?: (?:rights|permissions|areas|functions|features))?|full access|complete access|unlimited access)${TAIL}`,
  'i',
)
const ALL_ELSEWHERE =
  /^(?:.{0,12}も含めて、?)?(?:(?:すべて|全て|全部|何でも|なんでも)(?:の(?:機能|権限|操作))?|全(?:機能|権限|操作|アクセス)|フルアクセス)(?:[にをがは]?(?:アクセス|利用|操作|使用)?(?:でき(?:る|ます)|可能?|使え(?:る|ます)|行え(?:る|ます)|あ(?:る|ります)|持(?:つ|ちます|っている)))?$|^(?:todo|alles|tout)$/i
const EXCEPT = /\b(?:except|but|apart from|other than|besides|without)\b/i
const SEES_ALL = new RegExp(`^(?:see|view|read)\\s+(?:everything|anything|all)${TAIL}`, 'i')

/** How far a right reaches: over all actions, over everything that is seen, or no further than it says. */
export function reachOf(right: string): 'all' | 'seeing' | 'itself' {
  if (EXCEPT.test(right)) return 'itself'
  if (ALL.test(right) || ALL_ELSEWHERE.test(right)) return 'all'
  return SEES_ALL.test(right) ? 'seeing' : 'itself'
}
