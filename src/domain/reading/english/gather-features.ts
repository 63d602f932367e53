import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import type { Right } from '#domain/reading/english/rights/noun-rights.ts'
import { APP } from '#domain/reading/rows.ts'
import type { Cast } from './cast.ts'
import { contentOf, covers } from './cover.ts'
import type { Feature } from './feature.ts'
import { pointsToStory, readFeatures } from './features.ts'
import { type Deed, findActorOf } from './people/find-actors.ts'
import { toldFeatures } from './story/told-features.ts'

/** Looking is a right, no feature of its own. */
const ONLY_LOOKS = /^(?:see|do everything|handle|do all|view|be)\b/
/** The features of question 7, then what other answers add: rights, consequences, the story. */
export function gatherFeatures(
  answers: readonly EnglishAnswer[],
  cast: Cast,
  rights: readonly Right[],
): Feature[] {
  const of = (question: string) => answers.find((answer) => answer.question === question)
  const listed = of('q7')
  const features = listed ? readFeatures(listed, cast) : []
  const isListed = features.length > 0
  for (const right of rights) addRight(features, right)
  const pointed = listed !== undefined && pointsToStory(listed)
  const deeds = deedsOf(rights)
  for (const answer of answers) {
    for (const feature of toldFeatures(answer, cast, rights)) {
      const { actor, does } = feature
      if (actor !== null) deeds.push({ actor, does })
      const isStory = answer.question === 'q6'
      addTold(
        features,
        { ...feature, certain: isStory ? pointed && feature.hasVerb : feature.certain },
        // What the list does not name stays a step of the story: it is told there as it is.
        isStory && isListed && !pointed && actor !== APP,
      )
    }
  }
  for (const feature of features) feature.actor ??= findActorOf(feature.does, deeds)
  return features
}

function deedsOf(rights: readonly Right[]): Deed[] {
  return rights.flatMap(({ role, may, what }) =>
    may === 'never' ? [] : [{ actor: role, does: what }],
  )
}

/** A right that a feature covers gives it its actor; another is a feature itself. */
function addRight(
  features: Feature[],
  { role, may, what, certain, question, quote, shared }: Right,
): void {
  if (may === 'never') return
  const said = { question, words: quote }
  const same = features.find(
    (feature) => (feature.actor === null || feature.actor === role) && covers(feature.does, what),
  )
  if (same) {
    same.actor ??= role
    same.said.push(said)
  } else if (!ONLY_LOOKS.test(what) && question === 'q5' && shared !== true) {
    features.push({
      actor: role,
      does: what,
      priority: 'unsaid',
      certain,
      hasVerb: true,
      said: [said],
    })
  }
}

function addTold(features: Feature[], feature: Feature, isStep: boolean): void {
  const same = features.find(
    (each) =>
      (each.actor === null || feature.actor === null || each.actor === feature.actor) &&
      (covers(each.does, feature.does) || namesDeed(each, feature)),
  )
  if (same) takeDeed(same, feature)
  else if (!isStep) features.push(feature)
}

/** "paying" of the list is "pay with a card" of the story. */
function namesDeed(listed: Feature, told: Feature): boolean {
  if (listed.hasVerb || !told.hasVerb) return false
  const [name, ...more] = contentOf(listed.does)
  const [verb] = contentOf(told.does.split(' ')[0] ?? '')
  return name !== undefined && more.length === 0 && name === verb
}

/** "the berth" of the list is "book the berth" of the story, and who pays is known. */
function takeDeed(listed: Feature, told: Feature): void {
  listed.said.push(...told.said)
  listed.actor ??= told.actor
  const own = contentOf(listed.does)
  const deed = contentOf(told.does)
  const holds = own.size > 0 && [...own].every((word) => deed.has(word))
  if (listed.hasVerb || !told.hasVerb || !holds) return
  listed.does = told.does
  listed.hasVerb = true
  listed.isName = false
}
