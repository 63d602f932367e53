import { makePattern } from '#domain/language/patterns/make-pattern.ts'
/*
 * Japanese words that several checks look for. Japanese has no spaces, so the patterns hold whole
 * words or endings; where a word would hit too much it is left out, and the check stays silent.
 */

export const ANYBODY =
  /だれでも|誰でも|みんな|みなさん|皆さん|皆様|すべての人|全ての人|あらゆる人|万人|世の中の人|一般の人/

const OWNERS = 'オーナー|店長|店主|経営者'
const TEACHERS = '先生|講師|教師|コーチ|トレーナー|インストラクター'
const FAMILY = '母親|父親|親子|両親|保護者|家族|子ども|子供'
const STUDENTS = '学生|大学生|高校生|生徒'
const PROFESSIONS =
  '看護師|医師|医者|患者|介護|保育|美容師|理容師|整体師|セラピスト|農家|職人|料理人|シェフ'
const RESIDENTS = '大家|管理人|入居者|住民|ボランティア'
const OFFICE_WORKERS =
  '会員|マネージャー|受付|事務員?|経理|税理士|弁護士|司法書士|フリーランス|個人事業主'
const ARTISTS = 'デザイナー|エンジニア|写真家|カメラマン|音楽家|作家|選手|ランナー'
const OTHERS = '飼い主|高齢者|主婦|主夫|会社員|従業員|社員|スタッフ|職員|アルバイト'
const PLACES =
  'チーム|教室|スタジオ|店舗|お店|パン屋|花屋|工房|工務店|レストラン|カフェ|学校|塾|病院|クリニック|医院|サロン|ジム|ホテル|旅館|民宿'
const GROUPS = '団体|協会|商店|農園|自治会|サークル|クラブ|町内会'
export const EXACT_PEOPLE = makePattern()`${OWNERS}|${TEACHERS}|${FAMILY}|${STUDENTS}|${PROFESSIONS}|${RESIDENTS}|${OFFICE_WORKERS}|${ARTISTS}|${OTHERS}|${PLACES}|${GROUPS}|私(?:たち)?|自分|(?:する|している|したい|持つ|がある|のいる|がいる)(?:人|方)`

export const MONEY =
  /[¥￥$€]\s?[\d０-９]|[\d０-９][\d０-９,，.]*\s?(?:万|千|百)?\s?(?:円|ドル|ユーロ|万)|[一二三四五六七八九十百千]+万?円|無料/

export const REASON =
  /から(?:[。、）)]|$)|ので|ため|理由|十分|足りる|いらない|要らない|不要|後で|あとで|次(?:の|に|回)|今は|まだ|当面/

/** An honest "not sure yet" near the beginning. */
export const UNSURE =
  /^[^。\n]{0,16}(?:わからない|分からない|わかりません|分かりません|決まっていない|決まっていません|決めていない|決めていません|未定|迷っている|迷っています)/
