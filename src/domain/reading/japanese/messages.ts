import type { Frame } from '#domain/language/japanese/frames.ts'
import { readPhrases } from '#domain/language/japanese/phrases.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Flag } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, selectSentences } from './context.ts'
import { type Roles, trimName } from './people/persons.ts'
import { readStatements, type Statement } from './rules.ts'
import { readShortMessages } from './short-messages.ts'

const CHANNELS: [RegExp, string][] = [
  [/(?:LINE|ＬＩＮＥ|ライン)/, 'LINE'],
  [/(?:ショートメール|ショートメッセージ|SMS|ＳＭＳ)/, 'SMS'],
  [/(?:電子メール|Eメール|メール)/, 'メール'],
  [/(?:プッシュ)?通知(?=$|[でがをも])|携帯への通知/, '通知'],
  [/電話/, '電話'],
]
const SENDING =
  /^(?:知らせる|お知らせする|通知する|連絡する|送る|送信する|再送する|配信する|メールする|流す|伝える|伺う|尋ねる)$/
const ARRIVING = /^(?:行く|いく|来る|くる|届く|鳴る|飛ぶ|出る|入る)$/
const NOTICE =
  /(?:お?知らせ|通知|連絡|メール|LINE|ライン|案内|リマインド|アラート|メッセージ|返事|返信)(?:が|も|は|を|とか)/

/** What the app tells somebody by itself, from every answer but the first three. */
export function readMessages(context: Context, roles: Roles): ProposedRow[] {
  const told = selectSentences(context, 'q5', 'q6', 'q7', 'q9', 'q10', 'q12', 'q13', 'q14')
  const verbs = told.flatMap((sentence) => {
    const label = sentence.question === 'q12' ? (sentence.unit.labelled?.label.text ?? null) : null
    return readStatements(context, sentence).flatMap((statement, at, all) =>
      messageOf(statement, { before: all[at - 1], roles, label }),
    )
  })
  const nouns = selectSentences(context, 'q7').flatMap((each) => noticesIn(each, roles))
  nouns.push(...readShortMessages(context, roles))
  const asNouns = new Set(nouns.flatMap(({ said }) => said.map(({ words }) => words)))
  const all = [
    ...verbs.filter(({ said }) => !said.some(({ words }) => asNouns.has(words))),
    ...nouns,
  ]
  const main = mainRole(context, roles)
  // Whom nobody names is asked, with the one whom the answers serve as the first choice.
  return all.map((row) => {
    const isNotice = row.said.some(({ words }) => NAMES_NOTICE.test(words))
    return row.kind === 'message' && row.to === null && isNotice ? { ...row, to: main } : row
  })
}

/** 「つながったら送る」 is no message to anybody. */
const NAMES_NOTICE = /お?知らせ|通知|連絡|メール|LINE|ショート|案内|リマインド|アラート|再送/

/** The role that the answers speak of most, except for the founder's own. */
function mainRole({ answers }: Context, roles: Roles): string | null {
  const told = [...answers.values()].join('\n')
  const weighed = roles.all
    .filter(({ name }) => name !== roles.self)
    .map(({ name }) => {
      // 「患者様」「お客様」 are those whom the answers serve.
      const served = told.includes(`${name}様`) || told.includes(`${name}さま`) ? 1_000 : 0
      return { name, weight: served + told.split(name).length }
    })
  return weighed.sort((one, two) => two.weight - one.weight)[0]?.name ?? null
}

/** 「割り振りの確定と各班への通知」「前日のお知らせ」 in a list of features. */
function noticesIn({ question, frames }: FramedSentence, roles: Roles): ProposedRow[] {
  return frames.flatMap(({ clause, kind, no }): ProposedRow[] => {
    const parts = clause.words.replace(/^[一二三四五六七八九十]、/u, '').split(/と(?=.*へ)|、/u)
    const told = /^(.{1,14}?)(への|の)(?:お?知らせ|通知|案内|リマインド)$/u.exec(parts.at(-1) ?? '')
    if (!told?.[1] || no || /[をにがは]/.test(told[1]) || kind === 'adjective') return []
    const named = told[2] === 'への'
    const to = named ? (roles.resolve(told[1]) ?? told[1]) : null
    const when = named ? (parts.length > 1 ? (parts[0] ?? null) : null) : told[1]
    const flags: Flag[] = to === null ? ['receiver'] : []
    const said = { question, words: clause.words }
    return [makeRow('message', said, { to, when, channel: null, certainty: 'guess', flags })]
  })
}

function messageOf(
  { frame, when, said }: Statement,
  { before, roles, label }: { before: Statement | undefined; roles: Roles; label: string | null },
): ProposedRow[] {
  const { mood, clause } = frame
  if (mood.past || mood.unsure || mood.asks || frame.no || clause.link === 'because') return []
  const sends = SENDING.test(frame.head) && frame.subject === null
  const to = receiverOf(frame, roles)
  const delivered = frame.head === '届く' && to !== null && said.question !== 'q14'
  const arrives = delivered || (ARRIVING.test(frame.head) && NOTICE.test(clause.words))
  if (!sends && !arrives) return []
  const flags: Flag[] = to === null ? ['receiver'] : []
  const led = before && said.question !== 'q13' ? (before.when ?? before.frame.plain) : null
  const inside = when ?? eventIn(frame)
  const event = label === null ? (inside ?? led) : [label, inside].filter(Boolean).join('、')
  if (to === null && event === null) return []
  // 「メールが送れない場合は再送する」: tried again, nobody is told again.
  if (frame.head === '再送する' && /送れな|届かな|失敗/.test(event ?? '')) return []
  const certainty = to !== null && event !== null && when !== null ? 'clear' : 'guess'
  return [
    makeRow('message', said, {
      to,
      when: event,
      channel: channelOf(clause.words),
      certainty,
      flags,
    }),
  ]
}

/** Who is told: a role, or persons by what they did (すでに読んだ方). */
function receiverOf(frame: Frame, roles: Roles): string | null {
  const several = /([^、。はがを]{1,12}と[^、。はがを]{1,12})に/.exec(frame.clause.words)?.[1]
  if (several && PERSONS.test(several)) return several
  if (frame.receiver !== null) return frame.receiver
  const body = frame.clause.tokens
  const phrase = readPhrases(body).find(
    (each) => /^(?:に|へ)/.test(each.particle) && PERSONS.test(each.text),
  )
  if (!phrase) return null
  const from = body[phrase.from]
  const led = body.slice(0, phrase.from)
  const text =
    from && /^(?:方|人|者)/.test(phrase.text)
      ? led
          .map((each) => each.text)
          .join('')
          .split(/[、は]/)
          .at(-1) + phrase.text
      : phrase.text
  return roles.resolve(text) ?? (trimName(text) === '' ? text : text)
}

const PERSONS = /(?:方|長|担当|人|者|員|さん|様|二人|全員|みんな|皆|客|親|家庭|本人|相手)$/

/** The event inside the clause: 「変わったことを知らせる」「少なくなったら」「前の日に」. */
function eventIn({ clause }: Frame): string | null {
  const named =
    /^(.{2,24}?)(?:という|との|って)(?:お|ご)?(?:知らせ|返事|返信|通知|連絡|メール)/.exec(
      clause.words,
    )?.[1]
  if (named && !/[「」]/.test(named)) return named
  const told = /^(.{2,30}?)(?:こと|の)を[^を]*$/.exec(clause.words)
  if (told?.[1]) return told[1].replace(/^.*、/, '')
  return (
    /((?:[^、はがをに]{1,12}?の?)?(?:前の日|前々日|前日|前の晩|前夜|当日|翌日|翌朝|翌週|翌月|[0-9０-９一二三四五六七八九十]+(?:日|時間|分|週間)[前後])(?:の[^にはが]{0,6})?)に/.exec(
      clause.words,
    )?.[1] ?? null
  )
}

function channelOf(words: string): string | null {
  const found = CHANNELS.filter(([pattern]) => pattern.test(words)).map(([, name]) => name)
  return found.length === 0
    ? null
    : found.filter((name) => name !== '通知' || found.length === 1).join('、')
}

/** 「お知らせはLINEで」「通知はメール」 in the thirteenth answer: the channel of all. */
export function readChannels(context: Context): ProposedRow[] {
  return selectSentences(context, 'q13').flatMap((sentence) =>
    sentence.frames.flatMap((frame): ProposedRow[] => {
      const { clause, mood, no } = frame
      const label = sentence.unit.labelled?.label.text
      const topic =
        label ??
        /^(.{0,14}?(?:お?知らせ|通知|連絡|案内|リマインド)[^はも]{0,6})(?:は|も)/.exec(
          clause.words,
        )?.[1]
      const channel = channelOf(
        topic === undefined || label !== undefined
          ? clause.words
          : clause.words.slice(topic.length),
      )
      if (channel === null || no || mood.unsure || mood.past) return []
      if (topic === undefined && !/(?:知らせ|通知|連絡)/.test(clause.words)) return []
      const words = label === undefined ? clause.words : sentence.unit.text
      const said = { question: sentence.question, words }
      return [
        makeRow('message', said, {
          to: frame.receiver,
          when: topic ?? null,
          channel,
          certainty: 'guess',
          flags: frame.receiver === null ? ['receiver'] : [],
        }),
      ]
    }),
  )
}
