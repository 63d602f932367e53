import type { Cast } from '#domain/reading/english/cast.ts'
import { covers } from '#domain/reading/english/cover.ts'
import { findExceptEnd, findPersonEnd } from '#domain/reading/english/grammar/subjects.ts'
import { joinWords, trimPunctuation, type Word } from '#domain/reading/english/grammar/words.ts'
import { APP } from '#domain/reading/rows.ts'
import { listOf, type Right } from './noun-rights.ts'

/** "the same as a member", "what we do except refunds": one role may what another may. */
export interface Likeness {
  role: string
  like: string
  /** The words that point: "same as a member". */
  pointer: string
  /** What the other may and this one may not. */
  except: string[]
  /** "… but only for her own shop": what is shared is limited, so it is not sure. */
  limited: boolean
  question: string
  quote: string
}

type LikenessFound = Pick<Likeness, 'like' | 'pointer' | 'except' | 'limited'>

const WHAT = /^(?:everything|all|anything|what|whatever|lot)$/
const DOES = /^(?:do|does|can|may|has|have|sees?|gets?|could|is|are)$/
const LIMITS = /^(?:only|just)$/

/** Where the words that point to another begin: "same as …", "what a member does"; -1 for none. */
export function findPointerStart(words: readonly Word[]): number {
  return words.findIndex((word, at) => !word.inert && likedAt(words, at) !== -1)
}

/** The place of the one who is pointed to, behind "same as", "just like", "everything that". */
function likedAt(words: readonly Word[], at: number): number {
  const low = words[at]?.low ?? ''
  const next = words[at + 1]?.low ?? ''
  if (low === 'same') {
    const as = words.findIndex((word, i) => i > at && i < at + 4 && word.low === 'as')
    return as === -1 ? -1 : as + 1
  }
  if ((low === 'just' || low === 'exactly') && next === 'like') return at + 2
  // "the caretaker counts as a tenant"
  if (/^(?:counts?|treated|treat)$/.test(low) && next === 'as') return at + 2
  if (!WHAT.test(low)) return -1
  const from = /^(?:that|which|of|what)$/.test(next) ? at + 2 : at + 1
  const end = personOf(words, from)
  return end > from && DOES.test(words[end]?.low ?? '') ? from : -1
}

function personOf(words: readonly Word[], from: number): number {
  const end = findPersonEnd(words, from)
  return end > from || !/^(?:i|we)$/.test(words[from]?.low ?? '') ? end : from + 1
}

/** The role that words say another is like, and what is taken out of that; null for none. */
export function findLikeness(
  words: readonly Word[],
  cast: Cast,
  role: string,
): LikenessFound | null {
  const start = findPointerStart(words)
  if (start === -1) return null
  const from = likedAt(words, start)
  const end = personOf(words, from)
  const like = end > from ? cast.find(words.slice(from, end)) : null
  if (like === null || like === role || like === APP) return null
  const tail = tailOf(words, end)
  return {
    like,
    // "counts as an angler" is read as "count as an angler".
    pointer: joinWords(words.slice(words[start]?.low === 'same' ? start : start + 1, end)),
    except: exceptions(tail),
    limited: tail.some(({ low }) => LIMITS.test(low)),
  }
}

/** What is behind "… what a member may do", to a "plus". */
function tailOf(words: readonly Word[], end: number): readonly Word[] {
  let from = end
  while (DOES.test(words[from]?.low ?? '') || words[from]?.pos === 'PUNCT') from++
  const plus = words.findIndex(({ low }, i) => i > from && /^(?:plus|\+|additionally)$/.test(low))
  return words.slice(from, plus === -1 ? words.length : plus)
}

/** "except refunds", "but not the accounts", "without deleting notes". */
function exceptions(tail: readonly Word[]): string[] {
  const [first, second] = tail
  const but = first?.low === 'but' && /^(?:not|no|never|without)$/.test(second?.low ?? '')
  const alone = /^(?:without|minus|not|never)$/.test(first?.low ?? '')
  // "but can't cancel", "but may never cancel"
  const denied = tail.slice(0, 5).findIndex(({ low }) => /^(?:not|n't|never|cannot)$/.test(low))
  const from =
    first?.low === 'but' && denied > 0
      ? denied + 1
      : but
        ? 2
        : alone
          ? 1
          : first?.low === 'but'
            ? 0
            : findExceptEnd(tail, 0)
  if (from === 0) return []
  return listOf(tail.slice(from)).flatMap((part) => {
    const told = trimPunctuation(part.filter(({ low }) => !/^(?:and|or)$/.test(low)))
    const [verb] = told
    if (verb === undefined) return []
    if (verb.pos !== 'VERB') return [`handle ${joinWords(told)}`]
    return [`${verb.lemma} ${joinWords(told.slice(1))}`.trim()]
  })
}

/** Copies what the others may to those who are like them. */
export function shareRights(rights: readonly Right[], likenesses: readonly Likeness[]): Right[] {
  let all = [...rights]
  // Twice: somebody may be like one who is like a third.
  for (let turn = 0; turn < 2; turn++)
    for (const likeness of likenesses) all = [...all, ...sharedBy(all, likeness)]
  const shares = likenesses.filter((each) => all.some(({ role }) => role === each.like))
  const points = ({ role, what, quote }: Right) =>
    shares.some((each) => each.role === role && each.quote === quote && what.includes(each.pointer))
  return all.filter((right) => !points(right))
}

function sharedBy(all: readonly Right[], { role, like, ...told }: Likeness): Right[] {
  const own = { role, question: told.question, quote: told.quote }
  const isNew = (right: Right) =>
    !all.some((each) => each.role === role && each.what === right.what && each.may === right.may)
  // "… but can't cancel": what the role is refused anywhere is not shared, and then nothing is sure.
  const refused = all.flatMap((each) =>
    each.role === role && each.may === 'never' ? [each.what] : [],
  )
  const sure = !told.limited && refused.every((what) => told.except.includes(what))
  const shared = all
    .filter((right) => right.role === like && right.may === 'may')
    .filter(({ what }) => ![...told.except, ...refused].some((each) => covers(what, each, 0.5)))
    .map((right) => ({ ...right, ...own, shared: true, certain: right.certain && sure }))
  const denied = told.except.map((what): Right => ({ ...own, what, may: 'never', certain: true }))
  return [...shared, ...denied].filter(isNew)
}
