import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { BusinessRule, Quote } from '#domain/requirements/document-items.ts'
import type { Misread } from '#domain/requirements/document-registers.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { findUnclear } from '#domain/requirements/enrichment/applying/find-unclear.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { findBrought } from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** So much of a rule stays as it was: else it is another rule. */
const LEAST_ALIKE = 0.4

/**
 * Why the quotes do not bear a rule out as it is put now: each word that is new stands in them, at least
 * one is, and no figure that goes stands in them as well. Null where they do.
 */
export function findRuleFault(
  bench: Bench,
  { rule, text }: { rule: BusinessRule; text: string },
  quotes: readonly Quote[],
): Fault | null {
  const { evidence, document } = bench
  const said = quotes.map((quote) => quote.text)
  const people = listNames(document.roles)
  const sources = [rule.text, ...said]
  const known = { sources, names: [...evidence.told, ...people] }
  const part = 'corrected'
  const brought = findBrought(text, known, LIMITS.wordings.letters)
  if (brought !== null) return { ...brought, part }
  const [foreign] = findForeignWords(text, [...sources, ...people])
  if (foreign !== undefined) return { rule: 'words-added', words: foreign, part }
  const own = contentStems(rule.text)
  const isNew = [...contentStems(text)].some((stem) => !own.has(stem))
  const [told, now] = [listFigures(said.join('\n')), listFigures(text)]
  const gone = listFigures(rule.text).find((each) => !now.includes(each) && told.includes(each))
  if (gone !== undefined) return { rule: 'lost', words: gone, part }
  if (!isNew || measureLikeness(own, contentStems(text)) < LEAST_ALIKE) {
    return { rule: 'lost', words: rule.text, part }
  }
  const negation = findOtherNegation(text, said)
  if (negation !== null) return { rule: 'negation', words: negation, part }
  return findUnclear(bench, { text, kind: 'rule', ownWriting: true, part, cited: [] })
}

/** The rule as it is put now, without the tests that were made of what was read. Gives what it was before. */
export function putRule({ document }: Bench, rule: BusinessRule, text: string): Misread {
  const isOf = ({ mark, from = [] }: { mark: string; from?: string[] | undefined }) =>
    mark !== 'assumed' && from.includes(rule.id)
  const tests = listRequirements(document).flatMap((requirement) =>
    requirement.criteria
      .filter(isOf)
      .map((criterion) => ({ requirement: requirement.id, criterion })),
  )
  for (const requirement of listRequirements(document)) {
    requirement.criteria = requirement.criteria.filter((each) => !isOf(each))
  }
  const { condition, outcome, mark } = rule
  const before = { text: rule.text, condition, outcome, mark, tests }
  Object.assign(rule, { text, condition: null, outcome: null, mark: 'assumed' })
  delete rule.wording
  return before
}
