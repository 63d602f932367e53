import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import { APP, type Row, type RowOf, type Said } from '#domain/reading/rows.ts'
import { isOffered, isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isOfToldCase, tellsToldCase } from '#domain/requirements/writing/words/without-story.ts'
import { isAppWork } from './kinds-of-work.ts'
import { isJudged } from './told-feature.ts'

type FeatureRow = RowOf<'feature'>

/** Which features become requirements, and which are told with something else. */
export interface Places {
  /** Those that stand for themselves. */
  own: FeatureRow[]
  /** By the id of the rule or case that says the same. */
  withRow: ReadonlyMap<string, FeatureRow[]>
  /** What is nothing but a step of the story. */
  withStory: FeatureRow[]
  /** What has gone wrong when a feature is needed, by the feature's id. */
  faults: ReadonlyMap<string, RowOf<'case'>>
}

/**
 * Parts the features. What nobody ranked and another row tells whole (a rule, a case, a step full
 * of example data) is there, so that a thing is said once.
 */
export function placeFeatures(notebook: Notebook, features: readonly FeatureRow[]): Places {
  // What a model offers about a feature quotes its words, and tells nothing of it.
  const rules = notebook.rows('rule').filter((row) => !isOffered(row))
  const cases = notebook.rows('case').filter((row) => !isOffered(row))
  const steps = notebook.rows('step')
  const told = [...notebook.rows('role'), ...steps]
  const own: FeatureRow[] = []
  const withStory: FeatureRow[] = []
  const withRow = new Map<string, FeatureRow[]>()
  const faults = new Map<string, RowOf<'case'>>()
  for (const row of features) {
    // A model is told to write what another row tells no second time; a list of functions names each.
    const isListed = row.said.some(({ question }) => question === HOME_QUESTION.feature)
    const isWhole = row.actor !== null && (row.certainty === 'clear' || !row.said.some(isOfStory))
    const isRead = !isOfRules(row) && (isWhole || isListed)
    const isUnranked = row.priority === 'unsaid' && !isJudged(row)
    const isFree = isUnranked && row.outcome === null && !isRead
    const isOfCase = isUnranked && isOfToldCase(row) && tellsToldCase(row.does, told)
    const rule = isFree ? rules.find((each) => isTold(row, each)) : undefined
    const fault = cases.find((each) => isTold(row, each))
    const isStory = isOfCase || (isFree && isOnlyStory(row, steps))
    if (steps.length > 0 && isStory) withStory.push(row)
    else if (rule !== undefined) addTo(withRow, rule.id, row)
    else if (isFree && fault !== undefined && row.actor === null) addTo(withRow, fault.id, row)
    else {
      own.push(row)
      if (isFree && fault !== undefined && isInOneBreath(row, fault)) faults.set(row.id, fault)
    }
  }
  return { own, withRow, withStory, faults }
}

function isOfStory({ question }: Said): boolean {
  return question === HOME_QUESTION.step
}

function addTo(map: Map<string, FeatureRow[]>, id: string, row: FeatureRow): void {
  map.set(id, [...(map.get(id) ?? []), row])
}

/** Whether all the words of a feature are words of another row, too. */
function isTold(feature: FeatureRow, other: Row): boolean {
  return (
    feature.said.length > 0 &&
    feature.said.every(({ question, words }) =>
      other.said.some((each) => each.question === question && each.words.includes(words)),
    )
  )
}

/** Whether what goes wrong and what is done then are in the same words, and the deed tells no more of it. */
function isInOneBreath(feature: FeatureRow, fault: RowOf<'case'>): boolean {
  const stems = contentStems(fault.when)
  const isThere = (text: string) =>
    sharedCount(stems, contentStems(text)) >= stems.size * MOST_OF_IT
  if (stems.size === 0 || isThere(feature.does)) return false
  return feature.said.every(({ question, words }) =>
    fault.said.some(
      (each) => each.question === question && each.words.includes(words) && isThere(each.words),
    ),
  )
}

const MOST_OF_IT = 0.6

/** A guess from the story alone that names nobody, or holds what belongs to this one story. */
function isOnlyStory(row: FeatureRow, steps: readonly RowOf<'step'>[]): boolean {
  if (row.certainty !== 'guess' || !isOfToldCase(row)) return false
  if (row.actor === null || (row.actor === APP && !isAppWork(row.does))) return true
  return (
    HOLDS_FIGURE.test(row.does) ||
    steps.some(({ example }) => example.some((each) => named(row, each)))
  )
}

const HOLDS_FIGURE = /\p{N}|[一二三四五六七八九十百千万]+[名件円日時分人]/u

function named({ does }: FeatureRow, example: string): boolean {
  return example.length > 1 && does.toLowerCase().includes(example.toLowerCase())
}
