import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { findDoers, rootsOf } from '#domain/requirements/outline/worked/way-doers.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isAsking } from '#domain/requirements/writing/rights/deeds.ts'
import { rootOf } from '#domain/requirements/writing/stages/word-root.ts'

/**
 * The document whose ways between stages are told by who goes them: by the rule alone where that says that what
 * somebody does brings the thing there at once ("a list is sent: the things are held"), and first by what the story
 * shows somebody of the place do ("swaps what doesn't fit"), where a way has only what who is served asks for
 * ("book a fitting").
 */
export function tellWaysByTold(document: RequirementsDocument): RequirementsDocument {
  const { people } = readPeople(document)
  const doersOf = findDoers(document)
  const requirements = new Map(listRequirements(document).map((each) => [each.id, each]))
  const isServed = (id: string) => {
    const deed = requirements.get(id)
    const ids = deed === undefined ? [] : doerIds(deed)
    const doers = document.roles.filter((each) => ids.includes(each.id))
    return doers.length > 0 && doers.every((each) => people.rankOf(each) === 'customer')
  }
  const rewrite = (way: StageWay): StageWay => {
    const { items = [], to } = way
    const [deed] = items.filter((id) => kindOf(id) === 'FR')
    if (deed === undefined || way.byTime === true || !isServed(deed)) return way
    const words = requirements.get(deed)?.text ?? ''
    const stage = rootsOf(to)
    // A participle: "held", "fitted".
    if (/\s/u.test(to) || rootOf(to) === to.toLowerCase()) return way
    const isHeld = document.rules.some(
      ({ id, condition, outcome }) =>
        items.includes(id) &&
        isWithin(rootsOf(condition ?? ''), rootsOf(words)) &&
        isWithin(stage, rootsOf(outcome ?? '')),
    )
    // Who writes down what was done has not done it.
    const left = items.filter((id) => id !== deed)
    const isNoted = left.some((id) => RECORDS.test(requirements.get(id)?.text ?? ''))
    if (isHeld) return isNoted ? way : { ...way, items: left }
    if (!isAsking(words)) return way
    const steps = document.journeys.flatMap((journey) => journey.steps)
    // What is asked for comes before it is done.
    const at = steps.findIndex((step) => step.requirements.includes(deed))
    const shown = steps
      .slice(at + 1)
      .filter(({ text }) => isWithin(stage, rootsOf(text)))
      .flatMap((step) => step.requirements)
      .find((id) => requirements.has(id) && requirements.get(id)?.role !== null && !isServed(id))
    return shown === undefined ? way : { ...way, items: [shown, ...items] }
  }
  return {
    ...document,
    statusTables: document.statusTables.map((table) => ({
      ...table,
      transitions: table.transitions.map(rewrite).map((way) => withDoers(way, doersOf)),
    })),
  }
}

/** All whose deeds take it along do. */
function withDoers(way: StageWay, doersOf: ReturnType<typeof findDoers>): StageWay {
  return { ...way, by: doersOf(way).map(({ id }) => id) }
}

const RECORDS =
  /^The app shall let .*? (?:records?|marks?|ticks?|notes?|logs?|enters?|writes? down|puts? down) |(?:記録|記入|入力|を付け|をつけ)(?:する|できる|られる)?こと/iu

function isWithin(own: readonly string[], all: readonly string[]): boolean {
  return own.length > 0 && own.every((each) => all.includes(each))
}
