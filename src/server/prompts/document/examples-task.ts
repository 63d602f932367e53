import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

const { added, inAll, letters } = LIMITS.examples

/** What a model is told of tests with concrete data. */
export const EXAMPLES_TASK = `Your part: worked examples that a tester runs as they stand.
- "examples": for a requirement by its id: given, when, outcome (without the words Given, When, Then), with concrete data: the day, the amount, the count, whose it is; the outcome is the computed result. "failure" is true where the app refuses, also one side alone. At least one for each price, limit, fee, count of days and edge that an answer names, with both sides: one just within, one just beyond; both may stand in one example ("79.99; 80.00"). The figures are test data: make them up, or compute them from those of the answers, and check each sum. Days of the week and dates without a year; people by their role; no other name or currency. Cite the rule that it tests.
- Then the cases that a developer would ask about in the first week and no answer tells, one for each function where there is any: it is done in part (23 of the 24 are there), twice or by two at once, the camera or the link fails, somebody takes it back, the day has passed, nobody answers. "failure" is true, and no figure is needed: the outcome is the simplest that keeps the promise and loses nothing, in words of the answers, goes against no rule, right or "until then", and can be seen. Cite the words that tell the function.
At most ${added} for one requirement, ${inAll} in all, ${letters} letters each part, few words. What fits no requirement, leave out.`
