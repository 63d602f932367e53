import { readAmounts } from '#domain/language/japanese/numbers.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty, Said } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, selectSentences } from './context.ts'

const NUMERAL = '[\\d０-９〇一二三四五六七八九十百千万半ゼロ.,，]'
/** 月4件, 二割ほど, 1日8本, 三回. */
const FIGURE = `(?:[月週日年]に?|[一1]日に?)?約?${NUMERAL}+(?:、${NUMERAL}+)?[^、。がのでにをはから\\s）)]{0,6}(?:ほど|くらい|以内|以下|以上)?`
const FROM = new RegExp(
  `(?:今の|いまの|今は|現在の?|現状の?)?(${FIGURE})(?:から|\\s*(?:→|⇒|->|=>)|が)[、\\s]*(?:まあ|せめて|だいたい|なんとか|できれば)?[、]?`,
  'gu',
)
const TO = new RegExp(`^(${FIGURE})(?:に|へ|まで|とか|くらい|を目[指標]|[）)（(。]|$)`)
const GUARD =
  /(?:増え|ふえ|減っ|悪くなっ|下がっ|落ち|遅くなっ)(?:ては|ちゃ|たら(?:困|だめ)|ると困)|(?:増え|ふえ|増や|減ら|減り|下が|下げ|落と|悪く|変わら|長く|遅く)(?:さ|ら|なら|し)?(?:な(?:い|く)|たくな|ませ|ず)/
const BY = new RegExp(
  `(${NUMERAL}+(?:か月|ヶ月|ヵ月|カ月|年|週間|日)(?:後|以内|で|たったら)|(?:来|再来|今)(?:年|月|春|秋|夏|冬)[^、。はがを]{0,8}?(?:まで|には)|年内|年度末|半年後|${NUMERAL}+月(?:末)?まで)(?:に|には)?`,
)

/** How success is seen: the fourth answer, one row for each statement with a figure or a direction. */
export function readMeasures(context: Context): ProposedRow[] {
  let by: string | null = null
  return selectSentences(context, 'q4').flatMap((sentence) => {
    const told = BY.exec(sentence.unit.text)?.[1] ?? null
    // "In three months" at the head of the answer holds for what follows.
    if (told !== null && sentence.unit.text.startsWith(told)) by = told
    return measuresOf(sentence, told ?? by)
  })
}

function measuresOf(sentence: FramedSentence, by: string | null): ProposedRow[] {
  const { unit, question } = sentence
  if (unit.kind === 'heading') return []
  const parts = partsOf(sentence)
  return parts.flatMap(({ words, hedged }): ProposedRow[] => {
    const share = shareOf({ question, words }, by)
    if (share !== null) return [share]
    const bare =
      by === null
        ? words
        : words
            .replace(by, '')
            .replace(/[（(][)）]/, '')
            .replace(/^(?:に|には)?[、，]/, '')
    const fromTo = fromToIn(bare)
    const guard = GUARD.test(bare) && !fromTo
    const amounts = readAmounts(bare).filter(
      ({ start }) => !isTime(bare.slice(start - 2 < 0 ? 0 : start - 2)),
    )
    const to = fromTo?.[1] ?? (guard ? null : (targetOf(bare) ?? directionOf(bare)))
    if (!fromTo && to === null && !guard && !DIRECTION.test(bare)) return []
    const figure =
      fromTo?.[0] ?? (to === directionOf(bare) ? null : to) ?? amounts[0]?.words ?? null
    const what = figure === null ? topicOf(bare) : whatOf(bare, figure)
    if (what.length < 2) return []
    const from =
      fromTo?.[0] ??
      (guard ? (/(?:年|月|週|日)に[^)）、。]{1,8}/.exec(bare)?.[0] ?? null) : nowOf(bare))
    const told = to !== null && to !== directionOf(bare)
    const certainty: Certainty = hedged || !(told || guard) ? 'guess' : 'clear'
    return [makeRow('measure', { question, words }, { what, from, to, due: by, guard, certainty })]
  })
}

/** 「保護者の8割が登録」: so many of them shall do so. */
function shareOf(said: Said, due: string | null): ProposedRow | null {
  const [, whose, to, deed] = SHARE.exec(said.words) ?? []
  if (whose === undefined || to === undefined || deed === undefined) return null
  if (/(?:今|いま|現在|現状|今年)/.test(said.words) || GUARD.test(said.words)) return null
  const certainty = /(?:希望|根拠|勘|なんとなく|たぶん|願い)/.test(said.words) ? 'guess' : 'clear'
  const what = `${whose}の${deed}`
  return makeRow('measure', said, { what, from: null, to, due, guard: false, certainty })
}

const SHARE = new RegExp(
  `^(?:・\\s*)?([^、。はがを]{1,20}?)(?:の|のうち)((?:約|せめて)?${NUMERAL}+(?:割|％|%|パーセント|人|名|軒|社)(?:以上|くらい|ほど)?)が([^、。はがを（(\\d]*?(?:登録|利用|使用|参加|回答|予約|申込|申し込み|更新))(?:する|して|すれば)?(?:(?:こと|です)?[（(。]|こと|です|$)`,
)

const DIRECTION =
  /(?:なくし|増え|ふえ|減っ|減る|減り|減ら|なくな|短く|早く|半分|ゼロ|上が|下が|増や)/

function partsOf({ unit, frames }: FramedSentence): { words: string; hedged: boolean }[] {
  const cut = frames.filter(
    ({ clause }) => DIRECTION.test(clause.words) || readAmounts(clause.words).length > 0,
  )
  const whole = cut.length <= 1 || unit.text.length < 40
  if (whole)
    return [{ words: unit.text, hedged: frames.some(({ mood }) => mood.asks || mood.unsure) }]
  return cut.flatMap(({ clause, mood }, at) => {
    // 「今は十件、それが三件になれば」 is one measure.
    const next = cut[at + 1]
    if (next && goesOn(next.clause)) return []
    const before = goesOn(clause) ? cut[at - 1] : undefined
    const start = (before?.clause.start ?? clause.start) - unit.start
    const words = unit.text.slice(start, clause.end - unit.start)
    return [{ words, hedged: mood.asks || mood.unsure || mood.hedged }]
  })
}

function goesOn({ words }: { words: string }): boolean {
  return (
    /^(?:それ|これ)[がをは]/.test(words) ||
    (startsWithFigure.test(words) && !/[はがも]/.test(words))
  )
}

const startsWithFigure = new RegExp(`^${NUMERAL}+[^、。]{1,6}(?:以下|以内|以上|に|と)`)

/** 「二割から八割に」「月4件→0件」「十件あるが、それが三件に」. */
function fromToIn(words: string): [string, string] | null {
  const [now, aim] = words.split(
    /(?<=.)それ[がを]|(?<=(?:です|でした|だ|だった|ある|あります)(?:が|けど))[、，]/u,
  )
  const counted = aim === undefined ? undefined : readAmounts(now ?? '').at(-1)?.words
  const aimed = counted && aim ? targetOf(aim) : null
  if (counted && aimed) return [counted, aimed]
  for (const from of words.matchAll(FROM)) {
    const to = TO.exec(words.slice(from.index + from[0].length))
    if (from[1] && to?.[1]) return [from[1], to[1]]
  }
  return null
}

/** What rises or falls, without its verb: 「新規のお客さんは減らしたくない」. */
function topicOf(words: string): string {
  const told =
    /^(?:あとは?|ただし?|それから)?[、，]?(.{2,40}?)(?:が|は|も|を)(?:[^、。がはを]{0,8})(?:増|減|ふえ|なくな|短|長|早|遅|悪|半分|ゼロ|上が|下が|変わ)/.exec(
      words,
    )
  return told?.[1] ?? whatOf(words, null)
}

/** Without a figure the direction is the target: 「電話が減れば」. */
function directionOf(words: string): string | null {
  if (/(?:増え(?!すぎ)|ふえ|増や|上が)/.test(words)) return '増える'
  if (/(?:減っ|減る|減り|減ら|減れ)/.test(words)) return '減る'
  return /(?:なくな|なくし|ゼロ)/.test(words) ? 'なくなる' : null
}

function isTime(text: string): boolean {
  return /^..?(?:以内に読|日以内に)/.test(text)
}

/** 「二百世帯が目標」「五食以内なら上出来」「九割になれば」. */
function targetOf(words: string): string | null {
  const goal = new RegExp(
    `((?:[^、。はがを]{0,12}のうち)?${FIGURE})(?:が目標|を目[指標]|なら|(?:と?か?に|と)(?:なれ|なっ|なる|なり|した|減ら|増や|する))`,
  ).exec(words)
  if (goal?.[1]) return goal[1]
  const none = /(?:[一1１]|ひと)(?:件|人|回|つ|度|名|本|枚|日)も(?:な(?:い|く)|あり?ませ)/.exec(
    words,
  )
  if (none) return none[0]
  const plain = /(ゼロ|半分|半減)(?:に|と|で|(?=[これそ][れ])|$)/.exec(
    words.replace(/[。です]+$/, ''),
  )
  return plain?.[1] ?? null
}

function nowOf(words: string): string | null {
  return (
    new RegExp(`(?:今は?|いまは?|現在は?|現状は?)(?:、)?(?:が)?(${FIGURE})`).exec(words)?.[1] ??
    null
  )
}

/** What is counted: the words before the figures. */
function whatOf(words: string, figure: string | null): string {
  const before = figure === null ? words : words.slice(0, Math.max(0, words.indexOf(figure)))
  const told = (before.length > 1 ? before : words)
    .replace(/(?:今の|いまの|今は?|いまは?|現在の?|現状の?)$/, '')
    .replace(/(?:今|いま)[（(].*$/, '')
    .replace(
      /^(?:うーん|えーと|まあ|そうですね[えぇ]?|第?[一二三四五]に?[、，]|第[一二三四五]に|あとは?|ただし|ただ|それから|また)[、，]?/,
      '',
    )
    .replace(/[（(][^）)]*[)）]/g, '')
    .replace(/^[、，\s]+|[、，。：:\s（(]+$/g, '')
  return told
    .replace(/(?:が|は|を|の|も)[、，]?$/, '')
    .replace(/[、，](?:一軒|一人|一件|一日)(?:あたり)?$/, (part) => part)
    .trim()
}
