import { tellSame } from '#domain/language/japanese/words.ts'
import type { FramedSentence } from '#domain/reading/japanese/context.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'
import type { Right } from './rights.ts'

/** 「班長と同じことができる」 becomes the other's rights. */
export function spellOut(rights: readonly Right[], roles: Roles): Right[] {
  return rights.flatMap((right): Right[] => {
    const same = LIKE.exec(right.what)
    const other = same?.[1] === undefined ? null : roles.resolve(same[1])
    if (other === null || right.may !== 'may') return [right]
    const refused = rights.filter((each) => each.role === right.role && each.may === 'never')
    const own = rights.filter(
      (each) => each.role === other && !refused.some((never) => tellSame(never.what, each.what)),
    )
    const isWhole = refused.length === 0 && WHOLE.test(right.what)
    const isOwn = OWN.test(right.what)
    return own.map((each) => ({
      ...each,
      role: right.role,
      what: isOwn ? each.what.replace(CHILD, '自分') : each.what,
      said: right.said,
      certainty: isWhole ? each.certainty : 'guess',
    }))
  })
}

const LIKE = /^(.{1,14}?)(?:さん)?(?:と同じ|と同様|と一緒)/
/** Nothing is added to "the same": 「…と同じことを自分についてする」. */
const WHOLE =
  /^.{1,14}?(?:と同じ|と同様の?|と一緒の?)(?:こと|操作|権限|内容|もの)?(?:を|が)?(?:自分について|自分の分(?:で|を)?)?(?:する|できる|行う|行える|持つ)$/
/** What a parent does for a child, an adult does for herself. */
const OWN = /自分について|自分の分/
const CHILD = /自分の(?:子(?:ども|供)?|お子(?:さん|様))/u

/** 「すべての予約を登録し、変更できます」: a deed without an object has that of the deed before it. */
export function takeObject(
  right: Right,
  before: Right | undefined,
  { unit }: FramedSentence,
): Right {
  const object = /^(.+を)[^を]+$/u.exec(before?.what ?? '')?.[1]
  const isOne =
    before !== undefined &&
    before.role === right.role &&
    before.said.question === right.said.question &&
    unit.text.includes(before.said.words) &&
    unit.text.includes(right.said.words)
  return isOne && object !== undefined && BARE.test(right.what)
    ? { ...right, what: `${object}${right.what}` }
    : right
}

const BARE = /^(?:変更|修正|訂正|取消|削除|確認|編集|閲覧|承認|更新)する$|^(?:取り消す|直す|消す)$/u
