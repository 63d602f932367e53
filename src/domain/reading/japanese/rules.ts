import type { Frame } from '#domain/language/japanese/frames.ts'
import { pricedRow } from '#domain/language/priced-row.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty, Said } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, quoteAt, selectSentences } from './context.ts'
import { limitRules, secondHalf } from './limit-rules.ts'
import { addConditions } from './shared-conditions.ts'

/** A statement with the condition before it. */
export interface Statement {
  frame: Frame
  when: string | null
  /** The statement in plain style, with what 「できれば」 cut off before it. */
  plain: string
  /** From the condition to the end of the statement. */
  said: Said
}

/** The statements of a sentence: every clause that is no condition, with those right before it. */
export function readStatements(
  context: Context,
  { frames, question }: FramedSentence,
): Statement[] {
  const statements: Statement[] = []
  let held: Frame[] = []
  for (const frame of frames) {
    if (/^(?:if|when|because|lead)$/.test(frame.clause.link)) {
      held.push(frame)
      continue
    }
    const start = held[0]?.clause.start ?? frame.clause.start
    const said = quoteAt(context, question, { start, end: frame.clause.end })
    statements.push({ frame, when: whenOf(held), plain: leadOf(held) + frame.plain, said })
    held = []
  }
  const last = statements.at(-1)
  const [first] = held
  // A reason at the end belongs to what was said before; a condition there stands for itself.
  if (first && last && held.every(({ clause }) => clause.link === 'because')) {
    last.said = quoteAt(context, question, {
      start: startOf(last),
      end: held.at(-1)?.clause.end ?? first.clause.end,
    })
  } else if (first) {
    const said = quoteAt(context, question, {
      start: first.clause.start,
      end: held.at(-1)?.clause.end ?? first.clause.end,
    })
    const frame = held.at(-1) ?? first
    statements.push({ frame, when: whenOf(held.slice(0, -1)), plain: frame.plain, said })
  }
  return statements
}

/** 「できれば」 is no condition. */
const LEAVE = /(?:できれば|できたら|できましたら|可能なら|可能であれば|余裕があれば)$/

/** 「取り消しは前の日まで、できれば」 begins what follows. */
function leadOf(held: readonly Frame[]): string {
  const leave = held.find(({ clause }) => LEAVE.test(clause.words))
  const lead = held.find(({ clause }) => clause.link === 'lead')
  if (lead) return lead.clause.words
  return leave === undefined ? '' : leave.clause.words.replace(LEAVE, '')
}

function startOf({ frame, said }: Statement): number {
  return frame.clause.end - said.words.length
}

function whenOf(held: readonly Frame[]): string | null {
  const conditions = held.filter(
    ({ clause }) => /^(?:if|when)$/.test(clause.link) && !LEAVE.test(clause.words),
  )
  if (conditions.length === 0) return null
  return conditions.map((frame) => conditionOf(frame)).join('、')
}

/** 「二日返らないときは」 → 二日返らないとき; 「返らなければ」 → 返らない. */
function conditionOf({ clause, plain }: Frame): string {
  if (clause.link === 'when')
    return clause.words.replace(/(?:に限り|に限って|には|にも|は|に|も)$/, '')
  return /(?:ても|でも)$/.test(clause.words) ? clause.words : plain
}

/** What always holds: the ninth answer, and sentences of other answers that bind with a condition. */
export function readRules(context: Context): ProposedRow[] {
  const told = selectSentences(context, 'q9')
  const halves = told.map((each, at) => secondHalf(context, each, told[at + 1]))
  const own = told.flatMap((each, at) => {
    if (at > 0 && halves[at - 1] !== null) return []
    return halves[at] ?? rulesOf(context, each)
  })
  const elsewhere = selectSentences(context, 'q5', 'q8', 'q10', 'q11', 'q12', 'q13').flatMap(
    (sentence) => bindingOf(context, sentence),
  )
  return [...own, ...elsewhere]
}

function rulesOf(context: Context, sentence: FramedSentence): ProposedRow[] {
  if (sentence.unit.kind === 'heading' || isStages(sentence)) return []
  const priced = pricedRow(sentence.unit)
  if (priced !== null) {
    const said = { question: sentence.question, words: sentence.unit.text }
    return [makeRow('rule', said, { when: priced.item, then: priced.told.join('、'), about: [] })]
  }
  const labelled = readLabelled(sentence)
  if (labelled && CONDITION_END.test(labelled.when)) {
    const { when, then, said } = labelled
    return [makeRow('rule', said, { when, then, about: [] })]
  }
  const two = limitRules(sentence)
  if (two !== null) return two
  const quote = (span: { start: number; end: number }) => quoteAt(context, sentence.question, span)
  return addConditions(readStatements(context, sentence), quote).flatMap((told) => {
    const { frame, when, plain, said } = told
    const { mood, clause } = frame
    if (mood.unsure || mood.asks || clause.link === 'because' || plain.length < 3) return []
    if (SAYING.test(frame.head)) return []
    const [time, then] = when === null ? timeOf(plain) : [when, plain]
    const certainty: Certainty =
      mood.hedged || clause.link === 'lead' || then.length > 60 ? 'guess' : 'clear'
    return [makeRow('rule', said, { when: time, then, about: [], certainty })]
  })
}

const CONDITION_END = /(?:時|とき|場合|際|後|前|たら|れば|なら|以上|以下|未満|以外|超|超え|まで)$/

/** 「雨天時：取消は無料」: the label is the condition. */
export function readLabelled({
  unit,
  question,
}: FramedSentence): { when: string; then: string; said: Said } | null {
  if (unit.labelled === null || unit.labelled.body.text === '') return null
  const then = unit.labelled.body.text.replace(/[。．]$/u, '')
  return { when: unit.labelled.label.text, then, said: { question, words: unit.text } }
}

const SAYING = /^(?:思う|言う|聞く|迷う|忘れる|考える|違う)$/

/** A person or time at the head that is the condition: 「六十歳以上の方は無料です」「五月と九月に集めます」. */
function timeOf(plain: string): [string | null, string] {
  const whose = /^(.{2,30}?(?:の方|の人|の場合|の日|のとき|の時))(?:は|には|、)(.+)$/.exec(plain)
  if (whose?.[1] && whose[2]) return [whose[1].replace(/の(?:方|人)$/, ''), whose[2]]
  const month =
    /^((?:毎[日週月年朝晩]|[^はがを]{0,8}(?:月|曜日?|日|時|年)(?:と[^はがを]{1,6})?))(?:に|は)(.+)$/.exec(
      plain,
    )
  if (month?.[1] && month[2] && /[0-9０-９一二三四五六七八九十毎]|曜/.test(month[1]))
    return [month[1], month[2]]
  return [null, plain]
}

const ALWAYS = /(?:絶対|必ず|決して|一切|いつも|毎回)/

/** Elsewhere only what carries a condition and binds. */
function bindingOf(context: Context, sentence: FramedSentence): ProposedRow[] {
  return readStatements(context, sentence).flatMap(({ frame, when, said }) => {
    const { mood, kind, plain } = frame
    const binds = mood.forbidden || (frame.no && (mood.asked || ALWAYS.test(frame.clause.words)))
    const alone = binds && /^q1[0-2]$/.test(sentence.question)
    if (
      (when === null && !alone) ||
      kind !== 'verb' ||
      mood.past ||
      mood.unsure ||
      mood.asks ||
      mood.nice
    )
      return []
    if (!(alone || mood.forbidden || mood.duty || mood.may || frame.can || mood.asked)) return []
    return [makeRow('rule', said, { when, then: plain, about: [], certainty: 'guess' })]
  })
}

const ORDER = /(?:の順|という順|順番|→|⇒|->|」と(?:進|移|変わ|流れ))/
const OR = /(?:または|又は|あるいは|もしくは|[/／]|か(?=[「『]))/u

function isStages({ unit }: FramedSentence): boolean {
  const isNamed = /(?:状態|段階|ステータス|区分|ステージ)(?:は|：|:)/u.test(unit.text)
  return (isNamed || ORDER.test(unit.text)) && stagesOf(unit.text).length > 2
}

/** 「「下書き」「公開」の順に進みます」「受付→作業中→完了」. */
export function readStages(context: Context): ProposedRow[] {
  return selectSentences(context, 'q6', 'q7', 'q9', 'q10').flatMap((sentence) => {
    if (!isStages(sentence)) return []
    const { text, labelled } = sentence.unit
    const stages = stagesOf(text)
    const lead = text.slice(0, text.indexOf(stages[0] ?? ''))
    const thing = (
      (labelled?.sign === '→' ? null : labelled?.label.text) ??
      /^(.{1,20}?)(?:の状態|の流れ|のステータス)?(?:は|が|：|:)/.exec(lead)?.[1] ??
      ''
    ).trim()
    // 「状態は「予約」「来院」「取消」の3つ」 tells no order.
    const moves = ORDER.test(text) ? movesOf(text, stages) : []
    const certainty: Certainty = thing === '' || stages.includes(thing) ? 'guess' : 'clear'
    return [
      makeRow(
        'stages',
        { question: sentence.question, words: text },
        { thing: thing === '' ? (stages[0] ?? '') : thing, stages, moves, certainty },
      ),
    ]
  })
}

/** 「在籍」→「休会」または「退会」: both follow the stage before the choice. */
function movesOf(text: string, stages: readonly string[]): { from: string; to: string }[] {
  let from = stages[0] ?? ''
  let first = from
  let at = text.indexOf(from) + from.length
  const moves = stages.slice(1).map((to) => {
    const next = text.indexOf(to, at)
    if (!OR.test(text.slice(at, next))) {
      from = first
      first = to
    }
    at = next + to.length
    return { from, to }
  })
  return moves.filter((move) => !(ENDED.test(move.from) && CALLED_OFF.test(move.to)))
}

/** What is done is not called off: a list tells both ends one after the other. */
const ENDED = /^済み?$|完了$|終了$/u
const CALLED_OFF = /取り?消|キャンセル|中止|辞退/u

function stagesOf(text: string): string[] {
  const quoted = [...text.matchAll(/「([^」]{1,20})」/g)].map((match) => match[1] ?? '')
  if (quoted.length > 2) return quoted
  const after = /[:：は]([^:：は]*(?:→|⇒|->).*)$/.exec(text)?.[1] ?? text
  const arrows = after
    .split(/\s*(?:→|⇒|->)\s*/)
    .flatMap((part) => part.split(/(?:、)?(?:または|又は|あるいは|もしくは)/u))
    .map((part) => part.replace(/[。、]$/, '').trim())
  if (arrows.length > 2 && arrows.every((part) => part.length > 0 && part.length < 16))
    return arrows
  const told = /(?:は|が)?([^は。]+?)の順(?:に|で|番)/.exec(text)?.[1]
  return told === undefined
    ? []
    : told
        .split(/[、，・]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
}
