import { contentStems } from '#domain/language/stems.ts'

/** One case of a test; empty where it is as in the case before. */
export interface Side {
  given: string
  when: string
  outcome: string
}

const SIDES = /\s*[;；]\s*/u

/**
 * The cases of a test, each with its own result: "28 are put in; 29, then 28 are taken; 29 are refused", or as
 * many states as results of one event. Else the test as it is. A result does not say again which case it is,
 * and the first case has the words that all share: "Bev puts 12 kids in one session", then "13 kids".
 */
export function listSides(whole: Side): Side[] {
  const results = whole.outcome.split(SIDES)
  const [states, events] = [whole.given.split(SIDES), whole.when.split(SIDES)]
  if (results.length < 2) return [whole]
  if (events.length === results.length) {
    const told = shareTail(events, results.map(labelOf))
    return told.map((when, at) =>
      withoutLabel({ given: at === 0 ? whole.given : '', when, outcome: results[at] ?? '' }, when),
    )
  }
  if (events.length > 1 || states.length !== results.length) return [whole]
  return states.map((given, at) =>
    withoutLabel({ given, when: at === 0 ? whole.when : '', outcome: results[at] ?? '' }, given),
  )
}

/** "12 kids" of "12 kids: taken", without what is in brackets behind it. */
function labelOf(result: string): string {
  return (LABELLED.exec(result)?.[1] ?? '').trim()
}

/** A label of a few words; a quotation mark or a figure before the colon is a text or a time. */
const LABELLED = /^([^:：;“"「」]{1,40}?)\s*([(（][^()（）]{1,40}[)）])?\s*[:：]\s*(?=\S)/u

/** What stands behind the case in the last event is of all: it is told with the first. */
function shareTail(events: readonly string[], labels: readonly string[]): string[] {
  const [first = ''] = events
  const last = events.at(-1) ?? ''
  const [own = '', others = ''] = [labels[0], labels.at(-1)]
  const isBehind = others !== '' && last.startsWith(`${others} `)
  if (own === '' || !first.endsWith(own) || !isBehind) return [...events]
  const tail = last.slice(others.length)
  return [`${first}${tail}`, ...events.slice(1, -1), others]
}

/** Where the case itself tells all that the label does; what is in brackets goes with the case. */
function withoutLabel(side: Side, told: string): Side {
  const { outcome } = side
  const [whole = '', label = '', aside = ''] = LABELLED.exec(outcome) ?? []
  const isSaid = label !== '' && saysAll(told, label)
  if (!isSaid) return { ...side, outcome: withoutThing(outcome, told) }
  const rest = outcome.slice(whole.length)
  const behind = aside === '' ? '' : ` ${aside}`
  return side.when === told
    ? { ...side, when: `${told}${behind}`, outcome: rest }
    : { ...side, given: `${told}${behind}`, outcome: rest }
}

/** "pitch £80" of what is given of a pitch. */
function withoutThing(outcome: string, told: string): string {
  const [, thing = '', sum = ''] = THING_AND_SUM.exec(outcome) ?? []
  return sum !== '' && saysAll(told, thing) ? sum : outcome
}

const THING_AND_SUM = /^(\p{L}{2,20}) ([£$€¥₹]\p{N}.*)$/u

function saysAll(told: string, label: string): boolean {
  const known = told.toLowerCase()
  if (known.includes(label.toLowerCase())) return true
  const stems = contentStems(told)
  const own = [...contentStems(label)]
  return own.length > 0 && /\p{Script=Latin}/u.test(label) && own.every((each) => stems.has(each))
}
