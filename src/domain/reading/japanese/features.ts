import type { Frame } from '#domain/language/japanese/frames.ts'
import { tellSame } from '#domain/language/japanese/words.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { APP, type RowPriority, type Said } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, quoteAt, selectSentences } from './context.ts'
import {
  type Feature,
  goOnActing,
  guessFeatures,
  isBareAsk,
  makeBare,
  ORDINAL,
  rankedBy,
  readFeature,
} from './feature-frames.ts'
import { listedFeatures } from './listed-features.ts'
import { askedOf, type Right, takeActor } from './people/feature-actors.ts'
import { leavesOut, rankOfAll, readHeadingRank, readRank } from './ranks.ts'

/** What the app offers: the seventh answer, then abilities that no feature of it covers. */
export function readFeatures(context: Context, permissions: readonly ProposedRow[]): ProposedRow[] {
  const rights = permissions.filter((row) => row.kind === 'permission')
  const roles = [...new Set(rights.map(({ role }) => role))]
  const features = readListed(context, roles)
  const isListed = features.length > 0
  for (const right of rights) addRight(features, right, rights)
  const told = selectSentences(context, 'q6', 'q9', 'q10', 'q11', 'q12', 'q13', 'q14', 'q15')
  for (const guess of told.flatMap((each) => guessFeatures(each))) {
    const known = features.find((each) => tellSame(each.does, guess.does) && mayBeOne(each, guess))
    // What the list does not name stays a step of the story: it is told there as it is.
    const isStep = isListed && guess.said[0]?.question === 'q6' && guess.actor !== APP
    if (!known && isStep) continue
    if (!known) features.push(guess)
    else {
      known.said.push(...guess.said)
      if (known.actor === null && guess.actor !== null && guess.actor !== APP)
        Object.assign(known, { actor: guess.actor, certainty: 'guess' })
    }
  }
  return features.map(({ said, ...row }) =>
    makeRow('feature', said, { ...row, outcome: null, things: [] }),
  )
}

/** What one does is never another's: 「会計は、お知らせを出せます」 is no deed of the 会員. */
function mayBeOne({ actor }: Feature, guess: Feature): boolean {
  const isStranger = guess.actor === null && /^[^、はがを]{1,12}は/u.test(guess.does)
  if (actor === null || guess.actor === APP) return true
  return guess.actor === null ? !isStranger : guess.actor === actor
}

function readListed(context: Context, roles: readonly string[]): Feature[] {
  let features: Feature[] = []
  let carried: { rank: RowPriority; said: Said } | null = null
  for (const sentence of selectSentences(context, 'q7')) {
    const words = sentence.unit.text
    // 「以下の機能を必須とする。」 ranks the sentences below it.
    const all = rankOfAll(words)
    if (all !== null) {
      carried = { rank: all, said: { question: 'q7', words } }
      continue
    }
    const told = BACKWARDS.test(words) ? readRank(words) : 'unsaid'
    if (told === 'unsaid') {
      const found = featuresOf(context, sentence, roles)
      if (found.some(({ priority }) => priority !== 'unsaid')) carried = null
      const above = carried
      features.push(
        ...found.map((each) => (above === null ? each : rankedBy(each, above.rank, above.said))),
      )
    } else features = features.map((each) => rankedBy(each, told, { question: 'q7', words }))
  }
  return features
}

/** An ability of the fifth answer: it names the actor of a listed feature, or is one of its own. */
function addRight(features: Feature[], right: Right, rights: readonly Right[]): void {
  const [said] = right.said
  if (right.may === 'never' || right.what === 'すべて' || !said) return
  const known = features.find(
    (each) =>
      tellSame(each.does, right.what) &&
      (each.said[0]?.question === 'q7' || each.actor === right.role),
  )
  if (known) {
    known.said.push(said)
    takeActor(known, right, rights)
    return
  }
  // 「会員と同じことができます」 gives another's rights, no deeds of their own.
  if (/と(?:同じ|同様|一緒)/.test(said.words)) return
  const { role: actor, what: does, certainty } = right
  features.push({ actor, does, priority: 'unsaid', said: [said], certainty, flags: [] })
}

/** What the clauses before have said of the one that is read. */
interface Running {
  rank: RowPriority
  /** 「できれば、」. */
  opener: Frame | null
  /** 「スタンプカードみたいなのは」. */
  lead: Frame | null
  /** 「満席になったら」. */
  when: Frame | null
  /** The heading or label that ranks all below it. */
  above: Said | null
}

function featuresOf(
  context: Context,
  sentence: FramedSentence,
  roles: readonly string[],
): Feature[] {
  const { unit, frames, remark, question } = sentence
  if (unit.kind === 'heading') return []
  const headings = [...unit.headings.map(({ text }) => text), unit.labelled?.label.text ?? '']
  if (headings.some(leavesOut)) return []
  const cells = unit.cells.map(({ text }) => text)
  const ranked = [remark?.rank ?? '', ...cells, ...headings].map(readHeadingRank)
  const above = ranked.find((rank) => rank !== 'unsaid') ?? 'unsaid'
  const running: Running = {
    rank: above,
    opener: null,
    lead: null,
    when: null,
    above: remark === null ? headingOf(sentence) : { question, words: remark.said },
  }
  let last: Feature | undefined
  return frames.flatMap((frame): Feature[] => {
    if (prepares(running, frame)) return []
    const found = goOnActing(featureIn(context, { sentence, frame, running, roles }), last, frame)
    last = frame.clause.link === 'and' ? found.at(-1) : undefined
    // 「必須なのは、」 leads all of its sentence.
    const goesOn =
      running.opener?.clause.link === 'lead' ||
      frame.clause.link === 'item' ||
      frame.clause.link === 'and'
    Object.assign(running, { when: null, lead: null })
    if (!goesOn) Object.assign(running, { rank: above, opener: null })
    return found
  })
}

/** The heading, label or cell that gives a rank. */
function headingOf({ unit, question }: FramedSentence): Said | null {
  const told = [...unit.cells, ...unit.headings, ...(unit.labelled ? [unit.labelled.label] : [])]
  const found = told.find(({ text }) => readHeadingRank(text) !== 'unsaid')
  return found ? { question, words: found.text } : null
}

/** Keeps an opener, a lead or a condition for the clause that follows. */
function prepares(running: Running, frame: Frame): boolean {
  const { link, words } = frame.clause
  if (isOpener(frame)) {
    const rank = readRank(words)
    if (rank !== 'unsaid') Object.assign(running, { rank, opener: frame })
    else if (link === 'lead') running.lead = frame
    return true
  }
  // 「なくても回るけど、欲しいのは」 ranks what follows.
  const aside = link === 'but' ? readRank(`${running.when?.clause.words ?? ''}${words}`) : 'unsaid'
  if (running.when !== null && aside !== 'unsaid') {
    Object.assign(running, { rank: aside, opener: frame, when: null })
    return true
  }
  if (link === 'if' || link === 'when') running.when = frame
  return link === 'if' || link === 'when'
}

interface Place {
  sentence: FramedSentence
  frame: Frame
  running: Running
  roles: readonly string[]
}

function featureIn(context: Context, { sentence, frame, running, roles }: Place): Feature[] {
  const { question } = sentence
  const { opener, lead, when } = running
  const start = when?.clause.start ?? frame.clause.start
  const said = [quoteAt(context, question, { start, end: frame.clause.end })]
  const own = rankOfFrame(frame)
  const closed = closingOf(sentence, frame)
  const ranks: [RowPriority, Frame | null][] = [
    [own, null],
    [running.rank, opener],
    [closed ? rankOfFrame(closed) : 'unsaid', closed],
  ]
  const [rank, from] = ranks.find(([each]) => each !== 'unsaid') ?? ['unsaid' as const, null]
  if (from) said.push({ question, words: from.clause.words })
  else if (rank !== 'unsaid' && rank !== own && running.above) said.push(running.above)
  const listed = listedFeatures(frame, { rank, said, roles })
  if (listed.length > 0) return listed
  const topic = topicOf(lead ?? opener)
  if (topic !== null && isBareAsk(frame)) {
    if (lead) said.push({ question, words: lead.clause.words })
    return [makeBare(topic, rank, said)]
  }
  const condition = when?.clause.words ?? ''
  const found = readFeature(frame, { rank, said, tagger: sentence.tagger })
  return found.map((each) => {
    const told = askedOf(each, frame)
    return { ...told, does: (condition + told.does).replace(ORDINAL, '') }
  })
}

/** 「入れられるのと、取り消せるのは絶対ほしい」: the last clause ranks the list before it. */
function closingOf({ frames }: FramedSentence, frame: Frame): Frame | null {
  if (frame.clause.link !== 'item') return null
  const later = frames.slice(frames.indexOf(frame) + 1)
  return later.find((each) => rankOfFrame(each) !== 'unsaid') ?? null
}

/** 「キャンセル待ちも、できましたらお願いしたい」: the wish is in the opener. */
function topicOf(opener: Frame | null): string | null {
  if (opener?.clause.link === 'lead' && readRank(opener.clause.words) === 'unsaid') {
    return opener.clause.words.replace(/(?:みたいな|のような)?(?:もの|の)は$/, '')
  }
  const topic =
    /^(.{2,30}?)[もはを]?[、，]?(?:できれば|できたら|できましたら|余裕があれば|可能なら|可能であれば)/.exec(
      opener?.clause.words ?? '',
    )?.[1]
  return topic ?? null
}

/** 「どうしても必要なのは」「できれば、」: a rank for what follows. */
function isOpener({ clause }: Frame): boolean {
  return (
    clause.link === 'lead' ||
    (clause.tokens.length <= 14 && clause.link === 'if' && readRank(clause.words) !== 'unsaid')
  )
}

function rankOfFrame({ clause, mood }: Frame): RowPriority {
  const told = readRank(clause.words)
  if (told !== 'unsaid') return told
  if (mood.must) return 'must'
  return mood.nice ? 'could' : 'unsaid'
}

/** 「以上は必須です」: a rank for all that was listed before. */
const BACKWARDS = /^(?:以上|ここまで|これら|上記|上の)[^、。]{0,8}(?:は|が|まで)/
