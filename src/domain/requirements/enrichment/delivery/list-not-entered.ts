import { HALF_WORD, UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { deedOf } from '#domain/requirements/enrichment/capabilities/sentences.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isChanging, isOfPrices } from '#domain/requirements/writing/rights/deeds.ts'

type Draft = Pick<RequirementsDocument, 'entities' | 'features' | 'roles'>

/**
 * The things that functions show or need and that no function enters, brings in or makes: a visit of which
 * everybody sees the list, and nobody puts one in.
 */
export function listNotEntered({ entities, features, roles }: Draft): Entity[] {
  const names = listNames(roles)
  const all = listRequirements({ features }).flatMap((requirement) =>
    clausesOf(deedOf(requirement.text, names)).map((deed) => {
      return { requirement, deed, object: objectOf(deed) }
    }),
  )
  return entities.filter((thing) => {
    const words = wordsOf(thing.name)
    const isNamed = (text: string) => sharedCount(contentStems(text), words) === words.size
    const isLinked = ({ entities: ids }: FunctionalRequirement) => ids.includes(thing.id)
    const isNeeded =
      all.some(({ requirement, deed }) => isLinked(requirement) || isNamed(deed)) ||
      entities.some((other) => refersTo(other, thing))
    const isEntered = all.some(({ requirement, deed, object }) => {
      if (!ENTERS.test(deed) && !(isOfPrices(thing.name) && isChanging(deed))) return false
      const shared = sharedCount(contentStems(object), words)
      return isLinked(requirement) ? shared > 0 : shared >= words.size * shareOf(thing.name)
    })
    return isNeeded && !isEntered
  })
}

/** 「お客様と定期を登録し、住所を直す」: each with its object. */
function clausesOf(deed: string): string[] {
  return UNSPACED.test(deed) ? deed.split('、') : [deed]
}

/** Of a Japanese name only the last noun may be said: 「ツケと入金」, 「入金を記録する」. */
function shareOf(name: string): number {
  return UNSPACED.test(name) ? HALF : 1
}

const HALF = 0.5

/** What is done with: in Japanese the last noun before the verb, 「患者さんの住所」 is an address. */
function objectOf(deed: string): string {
  const [, before] = JAPANESE_OBJECT.exec(deed) ?? []
  return before === undefined ? deed.replace(FURTHER, '') : (before.split('の').at(-1) ?? before)
}

const JAPANESE_OBJECT = /^(.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])を/u
const FURTHER = /\s(?:for|of|at|when|by|from|that|with|who|whose)\b.*$/iu

function wordsOf(name: string): ReadonlySet<string> {
  const stems = [...contentStems(name)]
  const whole = stems.filter((each) => !HALF_WORD.test(each))
  return new Set(whole.length > 0 ? whole : stems)
}

function refersTo(other: Entity, { id, name }: Entity): boolean {
  return other.id !== id && other.fields.some(({ refersTo: to }) => to === id || to === name)
}

const ENGLISH = [
  /^(?:add|enter|register|record|import|bring in|put|type|write|note|log|load|upload|keep|hold|run|manage|maintain)s?\b/,
  /^(?:book|order|reserve|ask for|request|apply|sign up|join|create|make|draw up|set|invite|take|tick|mark|report|hand out|work out|send|pay|say)s?\b/,
]
const JAPANESE =
  /(?:登録|記録|入力|記入|設定|予約|注文|依頼|取り?込[みむめ]|打ち込[みむめ]|申し込[みむめ]|入れ|招|作[るれ成]|書[きくけ]|付け|つけ|頼|残[すせ]|撮|決め|押[すせ]|出[すせ]|取[るれ])(?:する|できる|られる|る|し)?$/
/** What puts one there that was not there before. */
const ENTERS = makePattern('iu')`${ENGLISH}|${JAPANESE}`
