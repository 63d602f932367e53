import type { Clause } from '#domain/language/japanese/clauses.ts'
import { isDoable } from '#domain/language/japanese/words.ts'

/** 「…を行う」「…を担当する」「…ができる」: the list before it is what is done. */
const DONE =
  /^(.+?)(?:のみ|だけ)?(?:を(?:する|し|して|行|おこな|担当|実施|なさ|いただ|お願い)|(?:が|は)(?:でき|行え|可能)).*$/u
const SUBJECT = /^[^、はがを]{1,20}?(?:に)?(?:は|が)[、，]?/u
const JOINT = /、?(?:および|及び|ならびに|並びに)|と?、|・|(?<=.)と(?=[^、]{2,})/u
/** What may be a thing as well as a deed: a booking is changed, an order is cancelled. */
const THING_OR_DEED = /(?:予約|依頼|申込み?|申し込み|申請|注文|登録|記録|報告|届出|発注|見積)$/u
const VERBS: Readonly<Record<string, string>> = {
  取消: '取り消す',
  取り消し: '取り消す',
  取消し: '取り消す',
  申し込み: '申し込む',
  申込み: '申し込む',
  貸し出し: '貸し出す',
  受け取り: '受け取る',
  お知らせ: '知らせる',
}

/**
 * 「検診の予約、変更、取消とご自分の予約の確認をしていただきます」: each deed that a clause lists as a
 * noun; empty where a part of the list is none.
 */
export function listedDeeds({ words, tokens }: Clause): string[] {
  const told = words.replace(SUBJECT, '')
  const list = DONE.exec(told)?.[1]?.replace(/(?:のみ|だけ)$/u, '')
  if (list === undefined || /[をにが「」]/u.test(list)) return []
  const parts = list.split(JOINT).map((part) => part.trim().replace(/^(?:ご|お)(?=自分|本人)/u, ''))
  const doable = tokens.filter((token) => isDoable(token)).map(({ text }) => text)
  const first = parts[0] ?? ''
  const deeds = parts.map((part) => deedOf(part, { doable, first }))
  return deeds.some((deed) => deed === null) ? [] : deeds.flatMap((deed) => deed ?? [])
}

/** 「記録は閲覧のみとし」: the one deed that is left; null for another clause. */
export function readOnlyDeed({ words, tokens }: Clause): string | null {
  const [, object, deed] =
    /^([^、はがを]{2,20})は([^、はがを]{2,6}?)(?:のみ|だけ)(?:と(?:し|する|いたし)|に(?:し|する)|です|可能|可)/u.exec(
      words,
    ) ?? []
  const isDeed = tokens.some((token) => isDoable(token) && token.text === deed)
  return object === undefined || !isDeed ? null : `${object}を${deed}する`
}

function deedOf(
  part: string,
  { doable, first }: { doable: readonly string[]; first: string },
): string | null {
  const place = part.lastIndexOf('の')
  const noun = place < 0 ? part : part.slice(place + 1)
  const verb = VERBS[noun] ?? (doable.some((each) => noun.endsWith(each)) ? `${noun}する` : null)
  if (verb === null || noun === '') return null
  if (place > 0) return `${part.slice(0, place)}を${verb}`
  if (part === first || !first.includes('の')) return verb
  const object = THING_OR_DEED.test(first) ? first : first.slice(0, first.lastIndexOf('の'))
  return `${object}を${verb}`
}
