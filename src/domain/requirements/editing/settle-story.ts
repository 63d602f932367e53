import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  BusinessRule,
  Feature,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import type { Assumption, Misread } from '#domain/requirements/document-registers.ts'

type Told = Pick<RequirementsDocument, 'journeys' | 'rules' | 'features'>

/**
 * The stories, rules and tests in which what was supposed of a step, or of what is no test, goes with its
 * assumption: `settled` are those that are confirmed or `struck` out.
 */
export function settleStory(
  document: RequirementsDocument,
  settled: readonly Assumption[],
  struck: ReadonlySet<string>,
): Told {
  const gone = settled.filter(({ id }) => struck.has(id))
  const isBack = (rule: string) =>
    gone.some(({ items, settles = {} }) => 'unbuilt' in settles && items.includes(rule))
  return {
    journeys: settleSteps(document, settled, struck),
    rules: document.rules.map((each) => {
      const rule = settleRead(each, settled, struck)
      if (rule.unbuilt !== true || !isBack(rule.id)) return rule
      const { unbuilt: _, ...built } = rule
      return built
    }),
    features: withTestsAgain(document.features, gone),
  }
}

/** What a rule was taken for is the founder's word, or it is what was read again; their own edit stays. */
function settleRead(
  rule: BusinessRule,
  settled: readonly Assumption[],
  struck: ReadonlySet<string>,
): BusinessRule {
  const word = settled.find(
    ({ items, settles = {} }) => 'read' in settles && items.includes(rule.id),
  )
  if (word?.settles === undefined || !('read' in word.settles) || rule.edited === true) return rule
  const { tests: _, ...read } = word.settles.read
  if (!struck.has(word.id)) return { ...rule, mark: 'stated' }
  return { ...rule, ...read }
}

/** A step is the founder's word, or goes again. */
function settleSteps(
  { journeys }: RequirementsDocument,
  settled: readonly Assumption[],
  struck: ReadonlySet<string>,
): Journey[] {
  return journeys.map((journey) => {
    const steps = journey.steps.flatMap((step) => {
      const word = settled.find(
        ({ items, settles = {} }) =>
          items.includes(journey.id) && 'step' in settles && settles.step === step.text,
      )
      if (word === undefined || step.assumed !== true) return [step]
      const { assumed: _, ...told } = step
      return struck.has(word.id) ? [] : [told]
    })
    return { ...journey, steps: steps.map((step, at) => ({ ...step, number: at + 1 })) }
  })
}

/** What was said to be no test, or no rule, is one again where that was struck out. */
function withTestsAgain(features: readonly Feature[], struck: readonly Assumption[]): Feature[] {
  const restore = (requirement: FunctionalRequirement): FunctionalRequirement => {
    const isOf = (test: Misread['tests'][number]) => test.requirement === requirement.id
    const criteria = struck.flatMap(({ items, settles = {} }) => {
      if ('read' in settles) return settles.read.tests.filter(isOf).map((test) => test.criterion)
      return 'criterion' in settles && items.includes(requirement.id) ? [settles.criterion] : []
    })
    const rules = struck.flatMap(({ items, settles = {} }) =>
      'unbuilt' in settles && settles.unbuilt.includes(requirement.id) ? items : [],
    )
    const taken = new Set(requirement.criteria.map(({ id }) => id))
    const back = criteria.map((criterion) => {
      const id = taken.has(criterion.id) ? findFreeId(criterion.id, taken) : criterion.id
      taken.add(id)
      return { ...criterion, id }
    })
    return {
      ...requirement,
      rules: [...requirement.rules, ...rules],
      criteria: [...requirement.criteria, ...back],
    }
  }
  return features.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map(restore),
  }))
}

/** The next number that no test has: AC-002.4. */
function findFreeId(id: string, taken: ReadonlySet<string>): string {
  const [base = ''] = id.split('.')
  const numbers = [...taken].map((each) => Number(each.split('.')[1] ?? 0))
  return `${base}.${Math.max(...numbers) + 1}`
}
