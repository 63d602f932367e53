import type {
  BusinessRule,
  FunctionalRequirement,
  Mark,
} from '#domain/requirements/document-items.ts'
import type { Block, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes, MOST_WAITING } from '#domain/requirements/outline/open/waiting.ts'
import { joined, list, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { listCited } from './criteria-lines.ts'
import { defaultLines } from './default-lines.ts'
import type { ToldTogether } from './list-together.ts'
import { partCriteria } from './part-criteria.ts'
import type { Around } from './requirement-meta.ts'
import { listAsked, rulesBelow, writeRulesAndTests } from './rules-and-tests.ts'
import { areOfOneRank, criteriaOf, rankBehind, sentenceLines } from './sentence-lines.ts'

/**
 * "Reserve a tool (must)." with a line for each of its sentences, what holds until a question about it is
 * answered, its rules and its tests. In a file each line has its ids in front, on the screen behind it.
 */
export function capabilityBlocks(around: Around, told: ToldTogether): Block[] {
  const { desk } = around
  const { capability, requirements, shown } = told
  const rules = rulesBelow(
    around,
    requirements.map(({ id }) => id),
  )
  const [first] = requirements
  const rank = first !== undefined && areOfOneRank(requirements) ? rankBehind(desk, first) : []
  const title = titleOf(desk, capability.title, rank)
  const lines = sentenceLines(desk, told)
  const note = elsewhereOf(around, told, rules)
  return [
    { kind: 'paragraph', text: title },
    ...(desk.isFile ? lines : list(lines.map((each) => onScreen(desk, each)))),
    ...(desk.isFile || note.length === 0 ? [] : [{ kind: 'note' as const, text: note }]),
    ...defaultLines(around, openOf(around, told, rules)),
    ...writeRulesAndTests(around, { rules, tests: shown, above: markOfAll(requirements) }),
  ]
}

function titleOf({ words, bracketed }: Desk, title: string, rank: Text): Text {
  if (rank.length === 0) return [makeStrong(title + words.stop)]
  return [makeStrong(title), ...bracketed(rank), plain(words.stop)]
}

/** The mark that all of them have; null where they have not the same. */
function markOfAll(requirements: readonly FunctionalRequirement[]): Mark | null {
  const [first, ...others] = requirements
  return first !== undefined && others.every(({ mark }) => mark === first.mark) ? first.mark : null
}

/** A line of the list on the screen, where each item has its place among the single sentences. */
function onScreen({ words, ranged, bracketed }: Desk, { id, told, text, origin }: Statement): Text {
  const ids = ranged([id, ...(told?.ids ?? [])])
  return [...text, ...bracketed(joined([ids, origin], words.signs.dot))]
}

/** What stands elsewhere: the rules that no line below names, and the tests where none is shown. */
function elsewhereOf(
  { desk, named }: Around,
  { capability, requirements, shown }: ToldTogether,
  below: readonly BusinessRule[],
): Text {
  const { words, document } = desk
  const cited = new Set([
    ...shown.flatMap((criterion) => listCited(criterion, named)),
    ...below.map(({ id }) => id),
  ])
  const rules = requirements.flatMap((each) => [
    ...each.rules,
    ...partCriteria(each, document).rules,
  ])
  const unshown = criteriaOf(requirements).filter(({ id }) => !capability.items.includes(id))
  return joined(
    [
      behind(words.rules, desk.ranged([...new Set(rules)].filter((id) => !cited.has(id)))),
      shown.length > 0 ? [] : behind(words.tests, desk.ranged(unshown.map(({ id }) => id))),
    ],
    words.signs.dot,
  )
}

/** What waits of these requirements, their tests and their rules. */
function openOf(
  { desk, asked }: Around,
  { requirements, shown }: ToldTogether,
  rules: readonly BusinessRule[],
): string[] {
  const { document } = desk
  const ids = requirements.map(({ id }) => id)
  return [
    ...listClashes(document, ids),
    ...ids.flatMap((id) => asked.get(id) ?? []),
    ...document.openQuestions.flatMap(({ id, blocks }) =>
      blocks.length <= MOST_WAITING && blocks.some((each) => shown.some((test) => test.id === each))
        ? [id]
        : [],
    ),
    ...listAsked(desk, rules),
  ]
}

function behind(name: string, ids: Text): Text {
  return ids.length === 0 ? [] : [plain(name), ...ids]
}
