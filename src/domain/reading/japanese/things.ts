import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty, ThingField } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, selectSentences } from './context.ts'
import { type Roles, trimName } from './people/persons.ts'

const LEAD =
  /^(.{1,24}?)(?:については|に関しては|ごとに|のデータは|の情報は|には|は|：|:|…|→)\s*、?(.+)$/su
/** 「〜を覚えておきます」「〜です」 after the last of a list. */
const STORED =
  /(?:など)?を?(?:覚え|記録し|保存し|残し|登録し|管理し|入力し|持っ|控え|書い)て?(?:おき|い|お)?(?:ます|る|たい|きたい|ります)?(?:です)?$/u
const COPULA =
  /(?:など)?(?:です(?:かね?)?|だな|だね|かな|だ|でございます|をお願い(?:いた)?(?:し|致し)ます|(?:くらい|ぐらい)(?:です)?|が(?:必要|要り?|いり)(?:です|ます|る)?)$/u
const KEEP = /(?:消|削除|残|保存|保管|捨て|破棄)(?:す|し|され|せ|て|さ)?/
const PERIOD = /(?:年|か月|ヶ月|ヵ月|月|日|週|終わ|まで|たったら|後)/

/** What is stored: the tenth answer's lists of fields, and how long it is kept. */
export function readThings(context: Context, roles: Roles): ProposedRow[] {
  const rows: ProposedRow[] = []
  for (const sentence of selectSentences(context, 'q10'))
    rows.push(...thingsOf(sentence, rows, roles))
  return rows
}

function thingsOf(sentence: FramedSentence, known: ProposedRow[], roles: Roles): ProposedRow[] {
  const { unit, question, frames } = sentence
  if (sentence.loose) return spokenThings(sentence)
  const unclear = frames.some(({ no, mood }) => no || mood.unsure)
  const owned = unit.labelled === null && !unclear ? ownedFields(unit.text) : null
  if (owned !== null)
    return [makeRow('thing', { question, words: unit.text }, { ...owned, keep: null })]
  if (unit.kind === 'heading' || frames.some(({ no, mood }) => no || mood.unsure || mood.past)) {
    return keepOf(sentence)
  }
  const label = unit.labelled?.label.text ?? null
  const lead = label === null ? LEAD.exec(unit.text) : null
  const above = unit.headings.at(-1)?.text ?? null
  const name = label ?? (lead?.[1] && isName(lead[1]) ? lead[1] : null) ?? above
  const body =
    label !== null
      ? (unit.labelled?.body.text ?? '')
      : lead?.[2] && name === lead[1]
        ? lead[2]
        : unit.text
  const fields = fieldsOf(body)
  const named = name !== null && (label !== null || lead !== null)
  const isList = fields.length > 2 || (named && fields.length > 1)
  if (!isList || fields.some((each) => SENTENCE.test(each.name))) {
    const keep = keepOf(sentence)
    return keep.length > 0 ? keep : fieldsMore(sentence, known)
  }
  const certainty: Certainty = name === null ? 'guess' : 'clear'
  return [
    makeRow(
      'thing',
      { question, words: unit.text },
      {
        name: name === null ? nameless(fields, roles) : name.trim(),
        fields,
        keep: null,
        certainty,
      },
    ),
  ]
}

/** What is asked of anybody or anything: 「会員の名前」 is a field of 会員. */
const PLAIN_FIELD =
  '(?:名前|氏名|呼び名|番号|電話(?:番号)?|住所|メール(?:アドレス)?|連絡先|生年月日|誕生日|年齢|学年|日付|日時|日にち|時間|場所|値段|金額)'
const OWNED = new RegExp(
  `^(?:まず)?([^、，の]{1,12})の(?=${PLAIN_FIELD}(?:[、，とや]|${PLAIN_FIELD}|あと))`,
  'u',
)
const FOR_EACH = /^(.{1,8}?)ごとの(.{1,8}?)(?:も|を|[、，](.+))?[。．]?$/u

/** 「会員の名前、電話、入会の日」「月ごとの会費、いくら、いつ」: the list's own words name the thing. */
function ownedFields(text: string): { name: string; fields: ThingField[] } | null {
  const each = FOR_EACH.exec(text)
  if (each?.[1] && each[2] && isName(each[2])) {
    const fields = [fieldOf(each[1]), ...(each[3] ? fieldsOf(each[3]) : [])]
    return fields.some(({ name }) => SENTENCE.test(name)) ? null : { name: each[2], fields }
  }
  const owner = OWNED.exec(text)
  if (!owner?.[1]) return null
  const fields = fieldsOf(text.slice(owner[0].length))
  const name = trimName(owner[1])
  return fields.length > 1 && fields.every((one) => !SENTENCE.test(one.name))
    ? { name, fields }
    : null
}

/** Speech: what is between two commas, where it names a thing and two fields or more. */
function spokenThings({ unit, question }: FramedSentence): ProposedRow[] {
  return topLevel(unit.text).flatMap((piece) => {
    const lead = LEAD.exec(piece.trim())
    if (!lead?.[1] || !lead[2] || !isName(lead[1])) return []
    const fields = fieldsOf(lead[2])
    if (fields.length < 2 || fields.some((each) => SENTENCE.test(each.name))) return []
    const row = { name: lead[1], fields, keep: null, certainty: 'guess' as Certainty }
    return [makeRow('thing', { question, words: piece.trim() }, row)]
  })
}

/** A field is a noun phrase: none of these ends one. */
const SENTENCE =
  /(?:ます|です|ので|けど|から|ません|ない|たい|だけは|ください|下さい|ほしい|欲しい|(?:だけ|のみ)[がはに].*|[はがを])$/

/** A list that names no thing is about the persons who use the app, where it asks for their names. */
function nameless(fields: readonly ThingField[], roles: Roles): string {
  const personal = fields.some((each) =>
    /(?:名前|氏名|呼び名|電話|住所|メール|連絡先|年齢|学年)/.test(each.name),
  )
  const words = fields.map((each) => each.name).join('、')
  const named = roles.all.find((role) => words.includes(role.name))
  const user = named ?? roles.all.find((role) => role.name !== roles.self)
  return personal && user ? user.name : '記録'
}

/** 「いつ来たかも残したいです」: one more field of the thing told before. */
function fieldsMore(
  { frames, question, unit }: FramedSentence,
  known: ProposedRow[],
): ProposedRow[] {
  const last = known.filter((row) => row.kind === 'thing').at(-1)
  const frame = frames.at(-1)
  if (last && isMore(unit.text)) {
    last.fields.push(...fieldsOf(unit.text))
    last.said.push({ question, words: unit.text })
    return []
  }
  if (!last || !frame || frame.no || !STORING.test(frame.head)) return []
  const name = /^(?:ただ|あと|それと)?(.{2,24}?)(?:だけ)?[もはを]/.exec(frame.clause.words)?.[1]
  if (name === undefined) return []
  const field = { name, private: false, values: [] }
  last.fields.push(field)
  last.said.push({ question, words: frame.clause.words })
  return []
}

/** 「階段があるか」「手帳の有り無し」: speech goes on with the list after a pause. */
function isMore(text: string): boolean {
  const plain = text.replace(/^(?:あと|それから|それと)/u, '').replace(/(?:とか|など|も)$/u, '')
  if (plain.length < 2 || plain.length > 24) return false
  return (
    /か(?:どうか)?$/.test(plain) ||
    !/[はがをに、。でも]|(?:ます|です|から|ない|たい|る|だ|た)$/u.test(plain)
  )
}

const STORING =
  /^(?:残す|記録する|登録する|控える|もらう|覚える|管理する|保存する|聞く|書く|入れる|知る)$/

function isName(text: string): boolean {
  return !/[をにで、]|(?:ます|です)/.test(text.trim()) && text.trim().length > 0
}

/** Speech strings them without a comma: 「番号名前電話あと口座」. */
const STRUNG = new RegExp(
  `(${PLAIN_FIELD})(?=${PLAIN_FIELD.replace('番号|', '')}|あと)|(?<=かどうか)(?=\\p{L})`,
  'gu',
)

/** The parts of a list, each short and without a verb of its own at its end. */
function fieldsOf(body: string): ThingField[] {
  const told = body
    .replace(/[。．]$/u, '')
    .replace(STORED, '')
    .replace(COPULA, '')
  return topLevel(told.replace(STRUNG, '$1、'))
    .map((part) => part.replace(/^\s*(?:で|あと|それから|それと)(?=[^で])/u, ''))
    .flatMap((part) =>
      part
        .split(/(?<=[^こご])(?:と|および|及び|や)(?=[^きっこも、].)/u)
        .filter((each) => each !== ''),
    )
    .map((part) => part.replace(/^(?:で|あと|それから|それと|えー|まあ|まず|それに)/u, '').trim())
    .map((part) => part.replace(/(?:とか|など|も|を)$/u, '').trim())
    .filter((part) => part.length > 0 && part.length <= 24)
    .map((part) => fieldOf(part))
}

function fieldOf(part: string): ThingField {
  const values = /[（(]([^）)]+)[）)]$/.exec(part)?.[1]
  const name = politeless(part.replace(/[（(].*$/, ''))
  const listed = values?.split(/[、，・/／]|か(?=.)/).map((each) => each.trim()) ?? []
  const isPrivate = values !== undefined && /(?:だけ|見せな|非公開|ほかに|他に)/.test(values)
  return { name, private: isPrivate, values: listed.length > 1 && !isPrivate ? listed : [] }
}

function topLevel(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (/[（(「『]/.test(letter)) depth++
    if (/[）)」』]/.test(letter)) depth--
    if (depth === 0 && /[、，・\n]/.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

function politeless(text: string): string {
  return text
    .trim()
    .replace(
      /(?:^|(?<=の))(?:お(?=(?:名前|名|電話|住所|写真|値段|題|誕生|届け|支払|申し込|日にち|客様の名))|ご(?=\p{Script=Han}))/u,
      '',
    )
}

/** 「辞めた方の情報は年度が終わったら消します」. */
function keepOf({ unit, question, frames }: FramedSentence): ProposedRow[] {
  if (
    !KEEP.test(unit.text) ||
    !PERIOD.test(unit.text) ||
    frames.some(({ mood }) => mood.unsure || mood.asks)
  )
    return []
  const name = /^(.{1,30}?)(?:は|も|を)/.exec(unit.text)?.[1]
  if (name === undefined || frames.at(-1)?.no) return []
  const keep = frames
    .map((frame, at) => (at === frames.length - 1 ? frame.plain : frame.clause.words))
    .join('、')
  return [
    makeRow(
      'thing',
      { question, words: unit.text },
      { name, fields: [], keep: keep.replace(`${name}は`, ''), certainty: 'guess' },
    ),
  ]
}
