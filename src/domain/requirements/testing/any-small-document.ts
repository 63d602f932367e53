import fc from 'fast-check'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  Entity,
  FunctionalRequirement,
  Role,
  Screen,
} from '#domain/requirements/document-items.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import type { Assumption, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { writeStudio } from './studio.ts'

const TRACED = { sources: ['q7'], mark: 'stated' as const, quotes: [] }
const text = fc.constantFrom(
  'A class has 12 places',
  'Nobody books a full class',
  '予約を取り消す',
  'x',
)
const some = (ids: readonly string[]) => fc.subarray([...ids], { maxLength: 2 })
const ROLES = ['R-01', 'R-02']
const ENTITIES = ['E-01', 'E-02', 'E-03']
const RULES = ['BR-001', 'BR-002', 'BR-003']
const REQUIREMENTS = ['FR-001', 'FR-002', 'FR-003', 'FR-004']
const ANY = [...ROLES, ...ENTITIES, ...RULES, ...REQUIREMENTS]

const role = (id: string): fc.Arbitrary<Role> =>
  text.map((name) => ({ ...TRACED, id, name, can: [], mustNot: [] }))
const rule = (id: string): fc.Arbitrary<BusinessRule> =>
  text.map((said) => ({ ...TRACED, id, text: said, condition: null, outcome: null }))
const entity = (id: string): fc.Arbitrary<Entity> =>
  fc.tuple(text, fc.constantFrom(null, ...ENTITIES, ...ROLES)).map(([name, refersTo]) => {
    const rest = { meaning: null, required: null, example: null, rule: null }
    return { ...TRACED, id, name, fields: [{ name: 'owner', ...rest, refersTo }], notes: [] }
  })
const criterion = (id: string): fc.Arbitrary<AcceptanceCriterion> =>
  fc.record({ when: text, from: some([...RULES, ...ENTITIES]) }).map((said) => {
    return { ...TRACED, id, given: '', outcome: 'it is shown', failure: false, ...said }
  })
const requirement = (id: string): fc.Arbitrary<FunctionalRequirement> =>
  fc
    .record({
      text,
      role: fc.constantFrom(null, ...ROLES),
      rules: some(RULES),
      entities: some(ENTITIES),
      criteria: fc.tuple(
        criterion(`${id.replace('FR', 'AC')}.1`),
        criterion(`${id.replace('FR', 'AC')}.2`),
      ),
    })
    .map((said) => ({ ...TRACED, id, priority: 'must', priorityStated: true, why: null, ...said }))
const journey = (id: string): fc.Arbitrary<Journey> =>
  some(REQUIREMENTS).map((requirements) => {
    const steps = [{ number: 1, text: 'She books', requirements }]
    return { ...TRACED, id, title: 'Booking', persona: null, role: null, steps }
  })
const screen = (id: string): fc.Arbitrary<Screen> =>
  fc.record({ content: text, requirements: some(REQUIREMENTS) }).map((said) => {
    return { ...TRACED, id, name: 'Classes', states: [], ...said }
  })
const assumption = (id: string): fc.Arbitrary<Assumption> =>
  fc.record({ text, items: some(ANY) }).map((said) => ({ ...TRACED, id, ...said }))
const question = (id: string): fc.Arbitrary<OpenQuestion> =>
  fc.record({ text, blocks: some(ANY) }).map((said) => {
    return { ...TRACED, id, why: '', suggestedDefault: null, ...said }
  })

const each = <Item>(ids: readonly string[], make: (id: string) => fc.Arbitrary<Item>) =>
  fc.tuple(...ids.map(make))

/** The studio's document without its items: what a small one is built upon. */
const FRAME: RequirementsDocument = Object.fromEntries(
  Object.entries(writeStudio()).map(([name, part]) => [name, Array.isArray(part) ? [] : part]),
) as unknown as RequirementsDocument

/** A document of some twenty items that name each other at random. */
export const anySmallDocument: fc.Arbitrary<RequirementsDocument> = fc
  .record({
    roles: each(ROLES, role),
    rules: each(RULES, rule),
    entities: each(ENTITIES, entity),
    features: each(REQUIREMENTS, requirement).map(([one, two, ...rest]) => [
      { title: 'Booking', requirements: [one, two].filter((item) => item !== undefined) },
      { title: 'Classes', requirements: rest },
    ]),
    journeys: each(['J-01'], journey),
    screens: each(['SCR-01', 'SCR-02'], screen),
    assumptions: each(['A-01', 'A-02'], assumption),
    openQuestions: each(['OQ-01'], question),
  })
  .map((lists) => ({ ...FRAME, ...lists }))
