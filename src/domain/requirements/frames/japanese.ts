import { countWords } from '#domain/language/count-words.ts'
import { readNumber, writeDigits } from '#domain/language/japanese/numbers.ts'
import { formPotential } from '#domain/language/japanese/verbs.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import type { Frames } from './frames.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** A condition that brings its own ending. */
const CLOSED =
  /(?:とき|時|場合|際|たら|だら|れば|けば|えば|めば|なら|後|前|まで|以内|ごと|間|は|(?<!ど)も)$/u
const ENDS_IN_VERB = /[うくぐすつぬぶむるい]$/u
/** Said to somebody, about oneself: it is in quotation marks. */
const POLITE =
  /(?:です|ます|ました|ません|ください|下さい|でしょう|ございます|存じ|いたし|おります|だよ|だね|よね|かな)|(?:私|わたし|うち|僕|俺)(?:は|が|の|たち)|[\t\n]|\p{Extended_Pictographic}/u
const MOST_WORDS = 32
const POINTS = /^(?:それ|これ|あれ|その|この|あの|そこ|ここ|そちら|同じく|また|なお)/u

/** "also when": the half of a sentence whose other half is somewhere else. */
const YIELDS = /(?:て|で)も$/u

const REMARK = /(?:よくある|困る|たまにある|わからない)$/u
/** 「十五分お掃除」, 「帳場から直に」: a length of time without its verb, or a sentence that breaks off. */
const SCRAP =
  /^(?:約)?[\d０-９一二三四五六七八九十]+(?:分|時間)(?:間)?(?:の|は)?[おご]?\p{Script=Han}+$|(?:から直に|[でをはが])$/u

/** Figures before a counter; what is in quotation marks stays as it was said. */
function digits(text: string): string {
  return text
    .split(/(「[^」]*」)/u)
    .map((part) => (part.startsWith('「') ? part : writeDigits(part.replace(MONTH, monthInDigits))))
    .join('')
}

/** 「サウナは常連さんは三百円」: of two topics the first names what the second is about. */
const TWO_TOPICS = /^([^はがをにで、：]{1,8})は(?=[^はがをにで、：]{1,8}は)/u

function told(text: string): string {
  return digits(text.replace(TWO_TOPICS, '$1：'))
}

/** 四月十九日: a month right before its day. */
const MONTH = /([一二三四五六七八九十]{1,2})月(?=[一二三四五六七八九十]{1,3}日)/gu

function monthInDigits(whole: string, month: string): string {
  const number = readNumber(month)
  return number === null ? whole : `${number}月`
}

function end(text: string): string {
  const told = digits(text.trim().replace(/[。．.、]+$/u, ''))
  return /[！？!?]$/u.test(told) ? told : `${told}。`
}

function condition(when: string): string {
  const told = bare(when).replace(/ないと$/u, 'ない')
  if (CLOSED.test(told)) return told
  const isSaid = (ENDS_IN_VERB.test(told) && !ENDS_IN_NOUN.test(told)) || /[ただ]$/u.test(told)
  // 「停電のとき、去年は丸二日」: what was once so is no condition.
  const [, at, aside] = isSaid ? [] : (BESIDE.exec(told) ?? [])
  if (at !== undefined) return `${at}（${aside}）`
  return `${told}${isSaid ? '' : 'の'}とき`
}

/** 「五人に一人くらい」, 「支払い」: as a verb or an adjective ends. */
const ENDS_IN_NOUN = /(?:くらい|ぐらい|[払違扱舞願祝誘]い)$/u
/** What ends a condition, and behind it what is so of something. */
const BESIDE = /^(.+(?:とき|時|場合|際|たら|だら|れば))、([^、]+は[^、は]+)$/u

/** A predicate, or a word that makes a moment of a noun. */
function tellsWhen(when: string): boolean {
  const told = bare(when)
  return CLOSED.test(told) || ENDS_IN_VERB.test(told) || /[ただ]$|[がをにはで]/u.test(told)
}

/** 「数が表示する」: what the app does is done to it. */
const SHOWN = /^([^がをはもで、]+)が((?:表示|登録|記録|送信|通知|計算|集計|更新)する)$/u

/** What happens to a thing when somebody does something: 「お客様が取り消すと残りの数が戻る」. */
function hasOwnSubject(told: string): boolean {
  return /(?:と|たら|れば|とき、?)[^「」を]+が[^「」を]+[うくぐすつぬぶむる]$/u.test(told)
}

const IS_VERB = /[うくぐすつぬぶむる]$/u

/** 「料金」, 「名簿」: what somebody does with it is not said. */
const IS_THING = /(?:[料代]金|お金|[費額代料]|名簿|台帳|一覧|画面|写真|帳簿|伝票|情報)$/u

/** 「お知らせを出せる」こと for a verb, 「お知らせの一覧」 otherwise. */
function able(does: string): string {
  const told = bare(does)
  return IS_VERB.test(told)
    ? `${formPotential(told)}こと`
    : `${told}${IS_THING.test(told) ? 'を扱える' : 'ができる'}こと`
}

/** 「受取を出すこと」, 「集計を行うこと」, 「残りの数が戻るようにすること」. */
function deed(does: string): string {
  const told = bare(does).replace(SHOWN, '$1を$2')
  if (hasOwnSubject(told)) return `${told}ようにすること`
  return `${told}${/[うくぐすつぬぶむるい]$/u.test(told) ? 'こと' : 'を行うこと'}`
}

const REQUIREMENTS = {
  lets: (role, does) => end(`${role.trim()}は、${able(does)}`),
  letsAll: (roles, does) => end(`${roles.map((role) => role.trim()).join('と')}は、${able(does)}`),
  letsOnly: (roles, does) =>
    end(`${roles.map((role) => role.trim()).join('と')}だけが、${able(does)}`),
  onFault: (when, role, does) =>
    end(
      `${condition(when)}、${role === null ? `アプリは、${deed(does)}` : `${role.trim()}は、${able(does)}`}`,
    ),
  appDoes: (does) => end(`アプリは、${deed(does)}`),
  appDoesWhen: (when, does) => end(`${condition(when)}、アプリは、${deed(does)}`),
  clause: () => null,
  title: (does) => (JAPANESE.test(does) ? end(does) : sentence(does)),
} satisfies Partial<Frames>

/** 「船長が決める」 names who does it already. */
function doneBy(who: string, does: string): string {
  const told = bare(does)
  return who === '' || told.startsWith(`${who.trim()}が`) ? told : `${who.trim()}が${told}`
}

const CRITERIA = {
  rule: (when, then) => {
    if (when === null) return end(bare(then))
    return end(
      tellsWhen(when) ? `${condition(when)}、${bare(then)}` : `${bare(when)}：${bare(then)}`,
    )
  },
  condition: (when) => (tellsWhen(when) ? digits(condition(when)) : null),
  tries: (who, does) => `${doneBy(who, does)}${IS_VERB.test(bare(does)) ? '' : 'を行う'}`,
  refused: '断られる',
  result: (outcome) => digits(bare(outcome)),
  does: (who, does) => {
    if (!IS_VERB.test(bare(does))) return null
    const isTold = hasOwnSubject(bare(does)) || bare(does).startsWith(`${who.trim()}が`)
    return isTold ? bare(does) : doneBy(who, does)
  },
  shows: (what) => `${digits(bare(what))}が表示される`,
  opens: (who, screen) => `${who.trim()}が「${screen.trim()}」を開く`,
  marks: (does) => {
    const [, word, deed] = /「([^「」]+)」と(記録|表示|登録)する$/u.exec(bare(does)) ?? []
    return word === undefined ? null : `「${word}」と${deed}される`
  },
  holds: (rule) => `次のルールが守られる：${digits(bare(rule))}`,
  areKept: (fields, thing) => `${thing}の${fields.join('、')}が残る`,
  stands: (thing, stage) => `${thing}が「${stage.trim()}」である`,
  isAt: (thing, stage) => `${thing}が「${stage.trim()}」になる`,
  step: (who, does) => end(`${who.trim()}が、${bare(does)}`),
  gets: ({ to, channel, words }) =>
    `${to === null ? '' : `${to.trim()}に`}${channel === null ? '' : `${bare(channel)}で`}${
      words ? `「${words.trim()}」の` : ''
    }知らせが届く`,
} satisfies Partial<Frames>

/** 「月五回以内」: what is not to get worse has its own limit. */
const BOUND = /(?:以[内下上]|未満|まで|のまま|維持|同じ)$/u

const RECORDS = {
  measure: ({ what, from, to }) => {
    const isPlain = [what, from ?? '', to ?? ''].every((part) => !/[、はがを]/u.test(part))
    if (isPlain && to !== null && ![what, to].some((part) => ENDS_IN_VERB.test(bare(part)))) {
      return end(`${bare(what)}が${from === null ? '' : `${bare(from)}から`}${bare(to)}になる`)
    }
    const change = [from && `今 ${bare(from)}`, to && `目標 ${bare(to)}`].filter(Boolean).join('、')
    return end(change === '' ? what : `${bare(what)}：${change}`)
  },
  guard: ({ what, from, to }) => {
    const limit = to ?? from
    if (limit === null) return end(what)
    const isWhole = ENDS_IN_VERB.test(bare(limit)) || BOUND.test(bare(limit))
    return end(`${bare(what)}：${bare(limit)}${isWhole ? '' : 'より悪くしない'}`)
  },
  message: ({ to, when, channel, words }) => {
    const by = channel === null ? '' : `${bare(channel)}で`
    const at = when === null ? '' : `${condition(when)}、`
    const what = words ? `「${words.trim()}」の知らせ` : '知らせ'
    return end(`${at}アプリは、${to === null ? '' : `${to.trim()}に`}${by}${what}を送ること`)
  },
  kept: (name, keep) => end(`${bare(name)}：${bare(keep)}`),
  fieldsNeeded: (fields) =>
    end(
      `ほかの項目が使うのに、置き場が書かれていないもの：${fields
        .map(({ name, used }) => `${name}（${used.join('、')}）`)
        .join('、')}。加える。空のままでもよい`,
    ),
  stages: (thing, stages) => end(`${bare(thing)}の段階：${stages.map(bare).join('、')}`),
  quoted: (words) => `「${words.trim().replaceAll('「', '『').replaceAll('」', '』')}」`,
  quoteJoint: '',
  oneOf: (values) => `次のいずれか：${values.join('、')}`,
  hidden: '非公開',
  against: (quotes) => `${quotes.map((words) => `「${words.trim()}」`).join('と')}が食い違う。`,
} satisfies Partial<Frames>

export const JAPANESE_FRAMES: Frames = {
  speaks: (text) => JAPANESE.test(text),
  isPlain: (text) => !POLITE.test(text) && countWords(text) <= MOST_WORDS,
  // 「お知らせを携帯への通知とメール、紙の方には印刷して渡す」: an object without its verb. A particle goes on
  // to the verb behind it: 「待っとる人を入れていいかに、いいよを押す」.
  isDeed: (does) => !/を[^、。を]*(?!時|際|場合|前|後|日|朝|夜)[^、。ぁ-ん]、/u.test(does),
  hasOwnSubject: (does) => hasOwnSubject(bare(does)),
  standsAlone: (clause) => !POINTS.test(clause.trim()) && !YIELDS.test(bare(clause)),
  tellsWhen,
  tellsResult: (outcome) => !REMARK.test(bare(outcome)) && !SCRAP.test(bare(outcome)),
  text: (text) => told(withBracketInside(text)),
  role: (name) => name.trim(),
  others: (names) => `${names.map((name) => name.trim()).join('、')}以外の人`,
  ...REQUIREMENTS,
  ...CRITERIA,
  ...RECORDS,
}

/** 「預かりを登録する(写真、納期)」: what is in brackets behind the verb stands with its object. */
function withBracketInside(text: string): string {
  return text.replace(/^([^()（）]+)(を[^()（）を]+)[(（]([^()（）]+)[)）]$/u, '$1（$3）$2')
}
