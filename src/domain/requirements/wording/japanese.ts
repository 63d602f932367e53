import type { Actors } from './actors.ts'
import { type Ears, shall, whenEars } from './ears.ts'
import { bare } from './phrases.ts'

/*
 * Japanese sentences as EARS: the keywords stay English, the user's words stay theirs, and only
 * the ending is turned so that it says what the app makes possible.
 */

const LEAD = /^(?:まず|最初に|はじめに|次に|つぎに|そして|それから|その後|続いて|最後に)、?/
const APP = /^(?:この|当)?(?:アプリ|システム|サイト|ウェブサイト)[はが]、?/
const SUBJECT = /^([^、。「」（）()はがをにで]{1,20}(?:で[^、。はがを]{0,0})?)[がは]、?(.+)$/u
const CONDITION =
  /^(.{2,80}?(?:(?:場合|とき|際)(?:には?|は)?|時(?:には?|は|(?=、)))|.{2,80}?(?:たら|なら|ければ|れば)|.{2,80}?[うくぐすつぬぶむる]と(?=、))、?(.{2,})$/u

/** What a sentence asks when something holds, taken apart; null when it names no such case. */
export function readCondition(text: string): { condition: string; outcome: string } | null {
  const match = CONDITION.exec(bare(text))
  if (match === null) return null
  const condition = (match[1] ?? '')
    .replace(/(?<=場合|とき|時|際)(?:には?|は)$/, '')
    .replace(/と$/, '')
  return { condition, outcome: match[2] ?? '' }
}

/** Turns a wish in Japanese into one EARS sentence that keeps the user's words. */
export function japaneseEars(text: string, actors: Actors): Ears {
  const whole = bare(text).replace(LEAD, '')
  const event = readCondition(whole)
  if (event !== null) return whenEars(event.condition, respondInJapanese(event.outcome))
  const app = APP.exec(whole)
  if (app !== null) return shall(respondInJapanese(whole.slice(app[0].length)), { kind: 'app' })
  const acting = readSubject(whole)
  if (acting === null || !endsInVerb(acting.rest)) {
    return endsInVerb(whole)
      ? shall(makePossible(whole), { kind: 'app' })
      : shall(`${whole}を備える`, { kind: 'offer' })
  }
  return letInJapanese(actors.roleOf(acting.name), acting.name, acting.rest)
}

/** "The app shall 生徒が予約できるようにする。" */
export function letInJapanese(role: string | null, name: string, action: string): Ears {
  const forbid = /ない$/.test(action)
  return shall(`${name}が${makePossible(action)}`, {
    kind: forbid ? 'forbid' : 'let',
    role,
    actor: name,
    action: plain(action),
  })
}

/** "生徒が予約する" → 生徒, 予約する; null when no short subject leads the sentence. */
export function readSubject(text: string): { name: string; rest: string } | null {
  const match = SUBJECT.exec(text)
  return match === null ? null : { name: match[1] ?? '', rest: match[2] ?? '' }
}

const STEM_TO_PLAIN: Readonly<Record<string, string>> = {
  き: 'く',
  ぎ: 'ぐ',
  し: 'す',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
  い: 'う',
}

/** The plain form of a polite ending: "選びます" → "選ぶ". Other words stay. */
export function plain(phrase: string): string {
  const text = phrase.replace(/(?:です|でした)$/, '')
  if (!/ます$/.test(text)) return text
  const stem = text.replace(/ます$/, '')
  if (/し$/.test(stem) && /[\p{Script=Han}\p{Script=Katakana}ー]し$/u.test(stem)) {
    return /(?:消|返|話|出|貸|探|押|渡|直|外|移|回|残|指|示)し$/.test(stem)
      ? stem.replace(/し$/, 'す')
      : stem.replace(/し$/, 'する')
  }
  if (/[えけげせてねべめれ見着居]$|(?:起き|借り|降り|足り|過ぎ|でき)$/.test(stem))
    return `${stem}る`
  const last = stem.at(-1) ?? ''
  return stem.slice(0, -1) + (STEM_TO_PLAIN[last] ?? `${last}る`)
}

const POTENTIAL: Readonly<Record<string, string>> = {
  う: 'え',
  く: 'け',
  ぐ: 'げ',
  す: 'せ',
  つ: 'て',
  ぬ: 'ね',
  ぶ: 'べ',
  む: 'め',
  る: 'れ',
}
const ICHIDAN =
  /(?:見|着|決め|入れ|変え|加え|調べ|確かめ|伝え|届け|付け|つけ|受け|始め|止め|やめ|開け|閉じ|借り|教え|考え|集め|まとめ|続け|分け|載せ|見せ|知らせ|任せ|合わせ|食べ|答え|覚え|数え)る$/

/** "予約する" → "予約できるようにする", "選ぶ" → "選べるようにする". */
export function makePossible(action: string): string {
  const phrase = plain(action)
  if (/する$/.test(phrase)) return phrase.replace(/する$/, 'できるようにする')
  if (ICHIDAN.test(phrase)) return phrase.replace(/る$/, 'られるようにする')
  if (/(?:ない|[えけげせてねべめれき]る)$/.test(phrase)) return `${phrase}ようにする`
  if (/[いぎしちにびみり]る$/.test(phrase)) return `${phrase}ことができるようにする`
  const last = phrase.at(-1) ?? ''
  const potential = POTENTIAL[last]
  if (potential === undefined) return `「${phrase}」を実現する`
  return `${phrase.slice(0, -1)}${potential}るようにする`
}

/** What the app shall do then: a verb as it is, what must not be as "…ようにする". */
export function respondInJapanese(outcome: string): string {
  const phrase = plain(bare(outcome).replace(APP, ''))
  if (/ない$|(?:でき|[けげせてねべめれ])る$/.test(phrase)) return `${phrase}ようにする`
  if (!endsInVerb(phrase)) return `${phrase}とする`
  // What happens to something, rather than what the app does with it.
  return /が/.test(phrase) && !/を/.test(phrase) ? `${phrase}ようにする` : phrase
}

/** True for an ending in the plain or polite form of a verb. */
export function endsInVerb(text: string): boolean {
  return /(?:[うくぐすつぬぶむる]|ます|ない)$/.test(bare(text))
}
