import type { Actors } from './actors.ts'
import { endsInVerb } from './japanese.ts'
import { bare } from './phrases.ts'
import { type Rights, reachOf } from './rights.ts'

const TOPIC = /^([^、。「」（）()はがをにで]{1,20})(?:には|は|が)、?(.+)$/u
const PERSON =
  /(?:者|員|長|主|生|客|様|さん|人|師|士|係|担当|生徒|先生|スタッフ|オーナー|ユーザー|メンバー|ゲスト|マネージャー|アルバイト|パート|ドライバー|コーチ|トレーナー|インストラクター|アシスタント|私|自分|親)$/u
/** "ほかの生徒" are no role of their own, and "生徒の人" belongs to what is said of somebody else. */
const NO_ROLE = /^(?:ほか|他|別|その|この|あの|各自|お互い|相手)|の/u
const LIMITED = /(?:だけ|のみ)$/

/** "スタッフは予約だけ見られる" → スタッフ with the rest; null when no role and no person leads it. */
export function readPerson(actors: Actors, text: string): { name: string; rest: string } | null {
  const match = TOPIC.exec(bare(text))
  const [, name = '', rest = ''] = match ?? []
  if (match === null) return null
  if (actors.roleOf(name) !== null) return { name, rest }
  if (!PERSON.test(name) || NO_ROLE.test(name)) return null
  return endsInVerb(rest) || LIMITED.test(rest) || reachOf(rest) !== 'itself'
    ? { name, rest }
    : null
}

/**
 * Names that are listed: "生徒、先生" and, where all are people, "生徒と先生". Empty names, which are
 * none, for a sentence.
 */
export function japaneseNames(text: string): string[] {
  const said = bare(text)
  if (/[はがをにで]/.test(said) && endsInVerb(said)) return ['']
  const people = said.split(/[、，,・／/]|と/u)
  return people.every((name) => PERSON.test(name)) ? people : said.split(/[、，,]/u)
}

/** Verbs in the shape of a noun: "予約" says what is done, "料金" does not. */
const DEEDS =
  /(?:予約|登録|閲覧|編集|管理|確認|取消|取り消し|キャンセル|変更|削除|追加|作成|更新|入力|出力|送信|受信|支払い|支払|決済|注文|購入|検索|投稿|承認|却下|設定|発行|記録|報告|利用|参加|申込|申し込み|返信|連絡|招待|操作|アクセス|可|なし)(?:のみ|だけ)?$/

/** "見る、予約する" → two rights; what must not be ends in "…ない" or names it forbidden. */
export function readJapaneseRights(text: string): Rights {
  const rights: Rights = { can: [], mustNot: [], things: [] }
  for (const part of bare(text).split(/[、，,]\s*(?:または)?(?!.{0,8}含めて)/u)) {
    const action = bare(part)
    if (action === '') continue
    if (/ない$|禁止$|不可$/.test(action)) rights.mustNot.push(action)
    else {
      rights.can.push(action)
      const told = endsInVerb(action) || DEEDS.test(action) || reachOf(action) !== 'itself'
      if (!told) rights.things.push(action)
    }
  }
  return rights
}

/** What must not be as a deed: "名前を見てはいけない" → "名前を見ること". */
export function forbiddenDeed(action: string): string {
  return action
    .replace(/してはいけない$/, 'すること')
    .replace(/(?<=[見えめけせべ])てはいけない$/, 'ること')
}
