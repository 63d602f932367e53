import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { RowOf, Said } from '#domain/reading/rows.ts'
import type { EntityField } from '#domain/requirements/document-items.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'

type Told = Pick<EntityField, 'meaning' | 'rule' | 'example'>

/**
 * What the values named with a field are: the only ones where the answer lists them as such; examples
 * where it only names some, or names them in a condition; parts of what several things are called by.
 */
export function tellValues(
  { name, values }: RowOf<'thing'>['fields'][number],
  said: readonly Said[],
  frames: Frames,
): Told {
  const told: Told = { meaning: null, rule: null, example: null }
  if (values.length === 0) return told
  const places = said.flatMap(({ words }) => findPlace(words, values) ?? [])
  const plain = values.map((value) => value.replace(AND_OTHERS, '').trim())
  const listed = plain
    .filter((value) => value !== '')
    .join(UNSPACED.test(values.join('')) ? '、' : ', ')
  const isOpen = values.some((value) => AND_OTHERS.test(value)) || places.some(isOpenEnded)
  if (isOpen || (places.length > 0 && places.every(isCondition)))
    return { ...told, example: listed }
  const isAll = SEVERAL.test(name) || PICTURE.test(name)
  if (isAll && places.length > 0 && !places.some(isChoice)) {
    return { ...told, meaning: listed }
  }
  return { ...told, rule: frames.oneOf(values) }
}

interface Place {
  /** The words before the first value, from the last stop on; from one to the last; behind it. */
  before: string
  between: string
  after: string
}

/** Where words name all values; null where they do not. */
function findPlace(words: string, values: readonly string[]): Place | null {
  const text = words.toLowerCase()
  const starts = values.map((value) => text.indexOf(value.toLowerCase()))
  if (starts.some((start) => start < 0)) return null
  const first = Math.min(...starts)
  const last = Math.max(...values.map((value, at) => (starts[at] ?? 0) + value.length))
  return {
    before: text.slice(0, first).split(STOP).at(-1) ?? '',
    between: text.slice(first, last),
    after: text.slice(last).split(STOP)[0] ?? '',
  }
}

const STOP = /[.;!?。！？\n]/u
/** 「身丈、裄など」, "and so on": there are others. */
const AND_OTHERS = /\s*(?:など|等|とか|,?\s*etc\.?|…)$/iu
const OTHERS_FOLLOW =
  /^[\s),、）]*(?:など|等|とか|のような|といった|みたいな|etc\b|and so on|and the like|or so\b|or similar|…|\.\.\.)/iu
const NAMES_SOME =
  /\b(?:like|such as|e\.?g\.?|for example|for instance|say|including)[\s,:(]*$|(?:例えば|たとえば)[、\s]*$/iu

function isOpenEnded({ before, after }: Place): boolean {
  return OTHERS_FOLLOW.test(after) || NAMES_SOME.test(before)
}

/** "If a horse is on bute or antibiotics", 「頓服か抗生剤の場合」: what is so when it is one of these. */
function isCondition({ before, after }: Place): boolean {
  return IF.test(before.split(',').at(-1) ?? '') || IN_CASE.test(after.split('、')[0] ?? '')
}

const IF = /\b(?:if|when|whenever|unless|in case|once)\b/iu
const IN_CASE = /(?:場合|とき|時|なら|たら|れば)(?:は|に|には)?$/u

/** "LINE or WhatsApp", "card / cash". */
function isChoice({ between }: Place): boolean {
  return /\bor\b|[/|／・]|か/iu.test(between)
}

/** "Sizes: wetsuit, fins": one of each; a list has all that it lists. */
const SEVERAL = /\p{L}[^s\W]s$|\b(?:check-?)?list$|\bkit$|(?:一覧|リスト|点検表|項目)$/iu

/** 「写真 表と裏」: one of each. */
const PICTURE = /\b(?:photos?|pictures?|images?)\b|写真|画像/iu

/** What is said of a private field, with that it is: "private, for me and Ann" says it once. */
export function addHidden(rule: string | null, hidden: string): string {
  const isSaid = rule?.toLowerCase().startsWith(hidden) === true
  const own = isSaid ? rule?.slice(hidden.length).replace(/^[,:、：\s]+/u, '') : rule
  return [own, hidden].filter(Boolean).join('; ')
}
