import type { Tagger, Token } from '#domain/language/tagger.ts'
import type { Clause } from './clauses.ts'
import { findHead, type Head, type HeadKind } from './heads.ts'
import { type Mood, readMood } from './moods.ts'
import { type Phrase, readPhrases } from './phrases.ts'
import { classOfVerb, formPlain } from './verbs.ts'
import { isParticle, isVerbal, plainText } from './words.ts'

/** Names persons: the role that a noun phrase means, or null when it means none. */
export interface People {
  resolve(text: string): string | null
}

/** What a clause says: who does what to what, and with which word of leave, duty or wish. */
export interface Frame {
  clause: Clause
  mood: Mood
  /** The person who acts, as the role's name; null when the clause names none. */
  subject: string | null
  /** All who act: 「監督とコーチは」. */
  subjects: string[]
  /** The person who acts as the clause names her, also when it is no known role. */
  person: string | null
  /** No other verb is between the person and the clause's own verb. */
  direct: boolean
  /** 「会長だけが」「〜しか〜ない」: nobody else. */
  only: boolean
  /** The person to whom something is done. */
  receiver: string | null
  /** The verb in its base form, or the last noun of a clause without a verb. */
  head: string
  kind: HeadKind
  /** Object and verb in base form, without the person who acts: 「出欠を返事する」. */
  does: string
  /** The same as it was told: with its topic, its passive and its no, in plain style. */
  plain: string
  /** The phrase with を, or the one with が of what can be done. */
  object: string | null
  /** What is said to be possible, also by 見られる and 出せる. */
  can: boolean
  no: boolean
}

/** Reads one clause. */
export function readFrame(clause: Clause, people: People, tagger: Tagger): Frame {
  const body = withoutRemark(clause.tokens.slice(0, clause.tokens.length - clause.tail))
  const first = body[0]?.start ?? 0
  const told = body.length === 0 ? '' : clause.words.slice(0, (body.at(-1)?.end ?? first) - first)
  const { mood, length } = readMood(withPlainNo(told, body))
  const core = removeNames(body.filter((token) => token.start < first + length))
  const head = findHead(core, tagger)
  const phrases = readPhrases(core.slice(0, head.from))
  const who = subjectOf(phrases, people)
  const named = who ?? namedIn(phrases, core)
  const receiver = phrases.find(
    (each) => /^(?:に|へ|には|にも|へは)$/.test(each.particle) && people.resolve(each.text),
  )
  const can = mood.can || head.can
  const before = core.slice(0, head.from)
  const rest = named ? [...before.slice(0, named.from), ...before.slice(named.to)] : before
  const object = phrases.find((each) => each !== named && isObject(each, can))
  const no = mood.negations % 2 === 1 || who?.particle.startsWith('しか') === true
  return {
    clause,
    mood,
    subject: who ? people.resolve(who.text) : null,
    subjects: who ? subjectsOf(core, who, people) : [],
    person: named?.text ?? null,
    direct:
      who === null || !before.slice(who.to).some((token) => token.detail.startsWith('動詞,自立')),
    only: who !== null && (/(?:だけ|のみ)$/.test(who.text) || /だけ|のみ|しか/.test(who.particle)),
    receiver: receiver ? people.resolve(receiver.text) : null,
    head: head.base,
    kind: head.kind,
    does: doesOf(rest, head, { can, turnsTopic: turnsTopic({ who, can, mood }) }),
    plain: withCan(plainOf({ core, head, mood, no, can }), told, head),
    object: object?.text ?? null,
    can,
    no: who?.particle.startsWith('しか') ? mood.negations % 2 === 0 : no,
  }
}

/** 「もらわん」「見られへん」: ん that is a no and no part of a name or of 〜んです, written ぬ. */
function withPlainNo(told: string, body: readonly Token[]): string {
  const first = body[0]?.start ?? 0
  return body.reduce((text, { end, detail, text: own }, at) => {
    const isNo = detail.startsWith('助動詞,不変化型') && body[at - 1]?.lemma !== 'ます'
    const isOneWord = at === body.length - 1 && /^動詞.*一段,体言接続特殊$/.test(detail)
    if (!own.endsWith('ん') || !(isNo || isOneWord)) return text
    return `${text.slice(0, end - first - 1)}ぬ${text.slice(end - first)}`
  }, told)
}

/** 「電話だけ見せる（連絡用）」: a remark in brackets after the verb. */
function withoutRemark(tokens: readonly Token[]): readonly Token[] {
  if (!/^[）)]/.test(tokens.at(-1)?.text ?? '')) return tokens
  const open = tokens.findIndex(({ text }) => /^[（(]$/.test(text))
  const before = tokens[open - 1]
  return open > 1 && before && isVerbal(before) ? tokens.slice(0, open) : tokens
}

/** 「受付（森と西）は」: who they are by name, in brackets before a particle. */
export function removeNames(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ text }) => /^[（(]$/.test(text))
  const close = tokens.findIndex(({ text }, at) => at > open && /^[）)]$/.test(text))
  const inner = tokens.slice(open + 1, close)
  const named =
    open > 0 && close > open && inner.length < 9 && !inner.some((each) => isVerbal(each))
  if (!named || !isParticle(tokens[close + 1], 'は', 'が', 'も', 'に')) return tokens
  return [...tokens.slice(0, open), ...tokens.slice(close + 1)]
}

/** 「発送前に限り可能とする」: what may be done is told by a word of its own. */
function withCan(plain: string, told: string, { told: verb, kind }: Head): string {
  const isCan = /(?:が|も)?可能(?:と(?:する|し|いたし|致し))?(?:です|で|だ)?$/.test(told)
  if (!isCan || plain.includes('可能') || (kind === 'verb' && /(?:できる|られる)$/.test(verb)))
    return plain
  return `${plain}${/[にりでは]$/.test(plain) ? '' : 'が'}可能`
}

function isObject({ particle }: Phrase, can: boolean): boolean {
  return particle.startsWith('を') || (can && /^[がはも]/.test(particle))
}

/** The persons that 「AとBは」 and 「A、B、Cは」 name. */
function subjectsOf(core: readonly Token[], who: Phrase, people: People): string[] {
  const before = core.slice(0, who.from).map(({ text }) => text)
  const parts = [...before.join('').split(/[、，]/), ...who.text.split(/、|・|や|(?<=[^こひ])と/u)]
  const named = parts.filter((part) => part !== '').map((part) => people.resolve(part))
  const own = people.resolve(who.text)
  return [...new Set([...named, own].filter((name): name is string => name !== null))]
}

function subjectOf(phrases: readonly Phrase[], people: People): Phrase | null {
  const person = (each: Phrase) => people.resolve(each.text) !== null
  const leads = phrases.find(
    (each) => /^(?:が|は|も|って|しか)/.test(each.particle) && person(each),
  )
  if (leads) return leads
  const asked = phrases.find((each) => /^に[はも]$/.test(each.particle) && person(each))
  return asked ?? null
}

/** Somebody with a name of her own: 「佐藤さんが」「営業の佐藤が」. */
function namedIn(phrases: readonly Phrase[], core: readonly Token[]): Phrase | null {
  const found = phrases.find((each) => {
    const tokens = core.slice(each.from, each.to)
    return (
      /^[がは]/.test(each.particle) &&
      tokens.some(({ detail }) => /(?:固有名詞|接尾),人名/.test(detail))
    )
  })
  return found ?? null
}

const EMPHASIS = new Set(
  '決して けっして 絶対 絶対に 必ず かならず 一切 いっさい 必ずしも ちゃんと ぜひ 是非 まだ'.split(
    ' ',
  ),
)

/** Words that only join a step to the one before it. */
const NEXT = /^(?:そのあと|その後|それから|そして|次に|最後に|まず)[、，]?(?=.)/

/** These take no object, so that a topic before them stays one. */
const STATES = new Set([
  'ある',
  'いる',
  'なる',
  'わかる',
  '分かる',
  '要る',
  '進む',
  '回る',
  '増える',
  '減る',
])

/** Whether 「お知らせは」 is what is done something to: somebody else acts, or the frame says so. */
function turnsTopic({ who, can, mood }: { who: Phrase | null; can: boolean; mood: Mood }): boolean {
  return who !== null || can || mood.forbidden || mood.asked || mood.needless || mood.wanted
}

/** What is done in base form: が and は of what can be done become を. */
function doesOf(
  tokens: readonly Token[],
  head: Head,
  { can, turnsTopic }: { can: boolean; turnsTopic: boolean },
): string {
  const kept = tokens.filter(
    (token, at) =>
      !EMPHASIS.has(token.text) &&
      !(token.text === 'に' && EMPHASIS.has(tokens[at - 1]?.text ?? '')),
  )
  if (head.kind === 'noun') return plainText(kept) + head.base
  const hasObject = kept.some((token) => isParticle(token, 'を'))
  const turned = kept.map((token, at) => {
    const topic = turnsTopic && isParticle(token, 'は', 'も')
    // 「欠席の連絡ができる」 is 「欠席を連絡する」.
    const owns = token.detail === '助詞,連体化' && at === kept.length - 1
    // 「当日の受付ができる」 is done on the day, not to it.
    if (owns && head.base.endsWith('する') && !TIMES.test(plainText(kept.slice(0, at))))
      return { ...token, text: 'を' }
    const turns = topic || (can && isParticle(token, 'が'))
    const bare = !isParticle(kept[at - 1])
    return turns && bare && !hasObject && head.kind === 'verb' && !STATES.has(head.base)
      ? { ...token, text: 'を' }
      : token
  })
  const isTimed = turned.at(-1)?.text === 'の' && /[^を]する$/u.test(head.base)
  const deed = isTimed ? head.base.replace(/する$/u, 'をする') : head.base
  return (plainText(turned) + deed).replace(NEXT, '')
}

interface Told {
  core: readonly Token[]
  head: Head
  mood: Mood
  no: boolean
  can: boolean
}

/** The clause as it was told, in plain style and with its word of leave or prohibition. */
function plainOf({ core, head, mood, no }: Told): string {
  const before = plainText(core.slice(0, head.from))
  if (head.kind !== 'verb') {
    const ending = plainText(core.slice(head.from))
    const told = (before + (ending === '' ? head.base : ending)).replace(
      no ? /(?:じゃ|では|で)$/ : /$^/,
      '',
    )
    const topic = /[はも]/.test(before) ? '' : 'は'
    if (mood.forbidden) return `${told}${topic}不可`
    if (mood.needless) return `${told}${topic}不要`
    if (!no) return told
    return told + (/[はがもに]$/.test(told) ? 'ない' : 'ではない')
  }
  const verb = head.told
  const bare = head.base === `${verb}する`
  if (bare) return before + verb + (mood.forbidden ? 'は不可' : mood.needless ? 'は不要' : '')
  const bends = { past: mood.past, negative: no, verbClass: classOfVerb(verb) }
  if (mood.forbidden)
    return `${before}${formPlain(verb, { past: true }).replace(/た$/, 'て').replace(/だ$/, 'で')}はいけない`
  if (mood.needless) return `${before}${formPlain(verb, { negative: true }).slice(0, -1)}くてよい`
  if (mood.may)
    return `${before}${formPlain(verb, { past: true }).replace(/た$/, 'て').replace(/だ$/, 'で')}よい`
  return before + formPlain(verb, bends)
}

const TIMES = /(?:当日|今日|本日|前日|翌日|毎日|毎週|毎月|月末)$/u
