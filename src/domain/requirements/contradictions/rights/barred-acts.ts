import type { Row } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { joinWithBefore } from '#domain/requirements/contradictions/topics/join-with-before.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { narrowest } from './narrower.ts'
import { listRoleNames, peopleIn, shareOne } from './people.ts'

/** What somebody does with the app, whatever word is used for it. */
const ACTS: readonly RegExp[] = [
  says(
    'cancel(?:s|led|ling)?; calls? off; anula\\p{L}*; cancela\\p{L}*; storn\\p{L}*; キャンセル; 取り消',
  ),
  says(
    'delet(?:es?|ed|ing); remov(?:es?|ed|ing); eras(?:es?|ed); wipes?; borra\\p{L}*; elimina\\p{L}*; lösch\\p{L}*; 削除; 消',
  ),
  says('book(?:s|ed|ing)?; reserv(?:es?|ed); reserva\\p{L}*; buch\\p{L}+; 予約'),
  says(
    'refund(?:s|ed)?; gives? (?:\\p{L}+ ){0,3}money back; reembolsa\\p{L}*; devuelve\\p{L}*; 返金',
  ),
  says(
    'writes? (?:in|on|up|a|the)?; adds? (?:a|an|the|to); notes? down; types? (?:in|up); enters?; records?; apunta\\p{L}*; anota\\p{L}*; escrib\\p{L}+; 書き込; 記入; 入力; 書く; 書き',
  ),
  says(
    'mov(?:es?|ed) (?:it|the|a|an|to); reschedul\\p{L}*; swaps?; cambia de; mueve\\p{L}*; 移動; 振り替え',
  ),
  says('invit(?:es?|ed|ing); invita\\p{L}*; 招待'),
  says(
    'messag(?:es?|ed|ing); writes? to; calls?; rings?; texts?; contacts?; llama\\p{L}*; escribe a; 連絡; 電話をかけ',
  ),
  says(
    'print(?:s|ed|ing)?; export(?:s|ed)?; downloads?; imprim\\p{L}+; descarga\\p{L}*; 印刷; ダウンロード',
  ),
  says(
    'upload(?:s|ed|ing)?; adds? (?:a )?(?:photo|picture)s?; takes? (?:a )?(?:photo|picture)s?; sube\\p{L}*; 撮; アップロード',
  ),
  says('order(?:s|ed|ing)?; buys?; pide\\p{L}*; compra\\p{L}*; 注文; 発注'),
  says(
    'clos(?:es?|ed|ing) (?:a|an|the|it)?; tick(?:s|ed)? off; marks?; cierra\\p{L}*; marca\\p{L}*; 完了に',
  ),
  says('hand(?:s|ed)? out; gives? (?:away|out); lend(?:s)?; entrega\\p{L}*; 渡'),
  says('assign(?:s|ed)?; gives? (?:the )?jobs?; plans?; asigna\\p{L}*; 割り当て; 割り振'),
]
const NEVER =
  "(?:can[’']?t|cannot|can not|must not|mustn[’']?t|may not|never|not allowed to|shouldn[’']?t|nunca|no (?:puede|pueden|debe|deben)|darf nicht|dürfen nicht)"
const JAPANESE_NEVER =
  '(?:できない|できません|しない|させない|不可|だめ|ないこと|られない|られません)'
const ANYTHING = says('anything; nothing; any of it; nada; 何も; 一切')
/** The founder alone. */
const ME =
  /\b(?:i[’']?m|i am) the only (?:one|person) who\b|\bonly i\b|\bnobody but me\b|\bs[oó]lo yo\b|(?:私|社長|店長|オーナー|代表|院長|園長)(?:だけ|のみ|しか)/iu
const ONLY = /^[\s\d.)•-]*(?:only|just|s[oó]lo|nur)\s|だけが|のみが|しか/iu
/** How it is today, and what is not known. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q15'])
const CONDITION = says(
  'when; whenever; if; as long as; while; unless; until; without; after; before; later than; within; once; si; cuando; wenn; falls; hasta; sin; まで; 以降; 以内; 過ぎ; 場合; とき; 時は; たら; なら',
)
const PRONOUN = /(?<!\p{L})(?:she|he|they|ella|él|ellos)(?!\p{L})/iu

interface Bar {
  piece: Piece
  act: RegExp
  people: ReadonlySet<string>
  /** Nobody else may, instead of these people not. */
  isOnly: boolean
}

/** What somebody must never do in one answer and does in another; or what only another may do. */
export function barredActs(said: readonly Piece[], rows: readonly Row[]): Found[] {
  const roles = listRoleNames(rows)
  const pieces = said.filter(({ question }) => !TODAY.has(question))
  const deeds = pieces.map((piece, at) => ({ piece, people: namedIn(pieces, at, roles) }))
  return deeds.flatMap(({ piece, people }): Found[] => {
    const told = barOf(piece, people)
    const bar = told && !told.isOnly ? { ...told, people: narrowest(people, roles) } : told
    const other = bar && deeds.find((deed) => isClash(bar, deed))
    return other ? [{ kind: 'promise', said: [piece, other.piece], names: [] }] : []
  })
}

function barOf(piece: Piece, people: ReadonlySet<string>): Bar | null {
  const { words } = piece
  const isMine = ME.test(words)
  if ((people.size === 0 && !isMine) || CONDITION.test(words)) return null
  const isOnly = isMine || ONLY.test(words)
  const act = ACTS.find((each) => {
    const done = each.exec(words)
    if (!done) return false
    const [before, after] = [words.slice(0, done.index), words.slice(done.index)]
    return (
      isOnly ||
      new RegExp(`${NEVER}(?:\\s\\p{L}+){0,2}\\s$`, 'iu').test(before) ||
      new RegExp(`^[^、。]{0,8}${JAPANESE_NEVER}`, 'u').test(after)
    )
  })
  return act ? { piece, act, people: isMine ? new Set(['owner']) : people, isOnly } : null
}

function isClash(
  bar: Bar,
  { piece, people }: { piece: Piece; people: ReadonlySet<string> },
): boolean {
  const { words } = piece
  if (piece.question === bar.piece.question || people.size === 0 || !bar.act.test(words))
    return false
  if (new RegExp(`${NEVER}|${JAPANESE_NEVER}`, 'iu').test(words) || ONLY.test(words)) return false
  // A term that nobody is named in holds for whoever may do it.
  if (CONDITION.test(words) && peopleIn(words, []).size === 0) return false
  if (bar.isOnly === shareOne(bar.people, people)) return false
  if (ANYTHING.test(bar.piece.words)) return true
  return sharedWords(objectsOf(bar.piece.words, bar), objectsOf(words, bar)) > 0
}

/** What the deed is done to, without the people and the deed itself. */
function objectsOf(words: string, { act }: Bar): Set<string> {
  const all = meaningOf(words.replace(new RegExp(act.source, 'giu'), ' '))
  for (const word of all)
    if (peopleIn(word, []).size > 0 || /^(?:client|show|change|give|send|list|day)$/.test(word))
      all.delete(word)
  return all
}

function namedIn(pieces: readonly Piece[], at: number, roles: readonly string[]): Set<string> {
  const words = pieces[at]?.words ?? ''
  const people = peopleIn(words, roles)
  return people.size > 0 && !PRONOUN.test(words)
    ? people
    : peopleIn(joinWithBefore(pieces, at), roles)
}
