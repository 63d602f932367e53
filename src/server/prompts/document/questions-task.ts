import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

const {
  risks,
  questions,
  contradictions,
  defaults,
  edges,
  registers,
  asking,
  first,
  checks,
  short,
} = LIMITS

/**
 * The kinds of things that a developer has to ask of any trade: what answers leave open most often, and
 * what differs between two builders who read the same text.
 */
const KINDS = [
  'who makes and ends an account, how each role signs in, what a link shows without one; whether those who serve others by phone or at the desk look up and book for them',
  'from what day or hour something is counted, with that day or not, over closed days; what turns a typed date into the dates charged; the hour and time zone of a message',
  'what happens when nobody answers, a message fails, or the one person who may is away (who stands in?); who decides their own case',
  'what "paid" means and who marks it, which stage waits for it, part payments, tax, rounding, a share of what, a charge without a deposit, refunds, who settles a dispute',
  'what follows a "no"; who may undo, until when, and what of messages sent',
  'whether a limit is per visit, per person or in all; a cap whose base shrinks; a limit lowered below what is taken; two at once, the same twice, a change without signal',
  'who is the same person; what must be filled in; how long it is kept; deletion of what is in use',
  'what is brought in at the start, by whom, from what; what goes elsewhere, when, and if that fails',
  'who counts a measure, from what; which devices; what is printed',
  'which holds where two things were said, the promise or the story against a rule, or the same with other times, counts or words, a must and a doubt about it; a wrong line of the draft',
  'what the founder only supposes (who builds it, has time); what a grant or deadline asks for',
  'figures that cannot both be: a sum, how many fit against how many come, time needed against time there is, a month of messages at their price against the limit; show the sum',
].join(';\n  ')

/** What a model is told of risks, open questions, and what holds until they are answered. */
export const QUESTIONS_TASK = `Your part: risks, open questions, and what to build until they are answered.
- "questions": what a developer cannot build without and the answers do not say and the draft does not ask, what blocks most first, at most ${questions}, and no more than the draft has room for. One thing each; before you end, go through the kinds:
  ${KINDS}.
  It quotes what makes it necessary. "text" ends with "?" and supplies no fact; "short" asks it again in ${short.words.least} to ${short.words.most} words (Japanese: ${short.letters.least} to ${short.letters.most} letters) that end with "?", for the founder; "why" says in ${asking.why} words of the founder's, never I, we, my, what is built otherwise or costs; "blocks" lists the ids that wait; "clash": its quotes cannot all hold (quote each side; at most ${contradictions} with the CT of the draft); "first" is true for at most ${first}, with those of "defaults": what costs most if decided late (money, people turned away, safety, law, a day; a promise or story against a rule; what cannot fit). "text" and "suggestedDefault" have at most ${asking.until} words (Japanese: ${asking.letters} letters).
- "suggestedDefault" of each: what a developer builds today, one sentence, whole without its question: who or what does what, when. It does no harm, can be undone, switches off nothing that an answer asks for, and keeps all of a side that the other does not touch; a proof is nothing that the place it was sent to shows; breaking a rule is never cheaper than keeping it. Here and in "defaults" a number, date or amount may be new; a name or an address may not. A value that is missing is in it (a time, a number), not "a setting" or "editable"; what changes by itself (an age, hours in a month, a licence that runs out) is kept as a day (born on, seen on), never as a number or a tick that stays. Never "later", "without it", "as simple as possible" or "case by case".
- "defaults", at most ${defaults.asked}, first each "(until then: missing)": the same, in "text", for what the draft has: an open question (OQ), a contradiction (CT: which side holds, in what the app does; none that NG, a correction or "we never do that" excludes), a requirement of which nobody said who does it (FR), by its id, where its "until then" is general, harmful or against the draft, or it comes "first"; "short" of an OQ or CT, "why" of a CT and of an OQ that comes first, else null; "drops" of a CT: the lines of the draft (FR, AC, BR, MSG, MON) that nobody can build as they stand while its default holds, by id, else [].
- "edges", at most ${edges.asked}: for a yes-or-no question of the draft (BQ), by its id: "answer" is "said" where the quote answers it already; else "yes" or "no", where that does less harm than what is suggested.
- "risks": what could make the project fail, where an answer gives reason to fear it; "remedy": what is done about it, in ${checks.check.words} words, no new figure. At most ${risks}.
At most ${registers.letters} letters a text.`
