import { countWords } from '#domain/language/count-words.ts'
import type {
  AcceptanceCriterion,
  BoundaryQuestion,
  BusinessRule,
} from '#domain/requirements/document-items.ts'
import type { Block, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { partCriteria } from '#domain/requirements/outline/features/part-criteria.ts'
import { isPerson } from '#domain/requirements/outline/is-person.ts'
import { listWaiting } from '#domain/requirements/outline/open/waiting.ts'
import {
  fold,
  joined,
  line,
  makeItem,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { isSaid } from '#domain/requirements/questions/is-asked.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { groupRules } from './group-rules.ts'
import { stageBlocks } from './stages.ts'

/** Section 8: rules, their boundaries as questions, and what passes through stages. */
export function ruleBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const testing = findTesting(document)
  const topics = { ...words.ruleTopics, otherArea: words.otherArea }
  const rules = groupRules(document, topics).flatMap(({ title, rules: own }) => {
    const lines = own.map((rule) => ruleLine(desk, rule, testing(rule)))
    return title === '' ? lines : part(title, lines)
  })
  return [...rules, ...boundaryBlocks(desk), ...stageBlocks(desk)]
}

/** "A loaner comes back: it's cleaned. (Q9)"; a rule that the user rewrote is told in the user's words. */
function ruleLine(desk: Desk, rule: BusinessRule, test: string | null): Statement {
  const { words } = desk
  const { condition, outcome, edited, id } = rule
  const told = (text: string) => words.namingPeople(bare(text), desk.actors, desk.founder)
  const isParted = outcome !== null && condition !== null && edited !== true
  const end = isParted ? inClause(told(words.withoutReason(outcome)), desk.document) : ''
  const sentence = isParted
    ? capitalise(told(condition)) + words.colon + (test === null ? end + words.stop : '')
    : rule.text
  const { questions } = listWaiting(desk.document, { ids: [id], quotes: [] })
  const asked = questions.map((each): Text => [makeItem(each)])
  const origin = joined([desk.origin(rule), ...asked], words.comma)
  const beside: Text = test === null ? [] : [makeItem(test), plain(words.stop)]
  return line(id, { text: [plain(sentence), ...beside], origin })
}

/** In words: what is shorter is told again sooner than looked up. */
const LONG = 6

/** The criterion below a requirement that tells all of what a rule says happens. */
function findTesting(document: Desk['document']): (rule: BusinessRule) => string | null {
  const shown = listRequirements(document).flatMap((entry) => partCriteria(entry, document).shown)
  return ({ id, condition, outcome, edited }) => {
    if (outcome === null || condition === null || edited === true) return null
    const isTold = ({ from = [], outcome: told }: AcceptanceCriterion) =>
      from.length === 1 && from[0] === id && told.includes(bare(outcome))
    return countWords(outcome) < LONG ? null : (shown.find(isTold)?.id ?? null)
  }
}

/** Small behind a colon, unless it is a name. */
function inClause(text: string, document: Desk['document']): string {
  const [first = ''] = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text) ?? []
  return isPerson(first, document) ? text : first.toLowerCase() + text.slice(first.length)
}

/** What the words leave open, and what was answered of it: few enough to answer in one go. */
function boundaryBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const asked = (document.boundaries ?? []).filter((question) => !isSaid(question))
  const rows = asked.map((question) => boundaryRow(desk, question))
  const head = [columns.id, columns.boundary, columns.suggested]
  return part(parts.boundaries, [
    ...table(parts.boundaries, head, rows.slice(0, MOST_ASKED)),
    ...fold(
      'boundaries',
      parts.moreBoundaries,
      table(parts.moreBoundaries, head, rows.slice(MOST_ASKED)),
    ),
  ])
}

/** In one go. */
const MOST_ASKED = 6

function boundaryRow({ words, bracketed }: Desk, question: BoundaryQuestion): Row {
  const said = (answer: boolean) => (answer ? words.yes : words.no)
  const { answer, suggested } = question
  return {
    id: question.id,
    cells: [
      makeTextCell([plain(question.text), ...bracketed([makeItem(question.rule)])]),
      makeTextCell(answer === undefined ? said(suggested) : words.answered(said(answer))),
    ],
  }
}

/** A plain item of a list. */
export function plainLine(desk: Desk, entry: Parameters<Desk['said']>[0]): Block {
  return line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) })
}
