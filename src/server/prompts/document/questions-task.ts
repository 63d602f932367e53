import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

/** What a model is told of risks, open questions, and what holds until they are answered. */
export const QUESTIONS_TASK = `Your part: risks, open questions, and what to build until they are answered.
- "risks": what could make the project fail, where an answer gives reason to fear it. At most ${LIMITS.risks}.
- "questions": what a developer must know and neither the answers nor the draft say, what blocks most first, at most ${LIMITS.questions}. Ask what an analyst asks of any business: what happens at a "no"; who may undo, until when; which holds where two things were said; from what day or hour something is counted; prices with or without tax; what is lost, late, broken, or not paid; deletion of what is still in use; how each role signs in; when the one person who may is away; what is on each side of an edge; numbers given out offline. "text" ends with a question mark and supplies no fact; "why" says what hangs on it; "blocks" lists the ids that wait. Where a line of the draft is wrong, ask about it.
- "suggestedDefault" of each question: one concrete rule that can be built at once and does no harm: what is safe, can be undone and costs nobody money. Here alone, and in "defaults", a number, date or amount may be new; a name or an address may not. Never a question, never "ask later".
- "defaults", at most 16: the same, in "text", for what the draft has: an open question (OQ), a contradiction (CT), a requirement of which nobody said who does it (FR), by its id, where its "until then" is missing, general, harmful or against the draft.
- "edges", at most 10: for a yes-or-no question of the draft (BQ), by its id: "answer" is "said" where the quote answers it already; else "yes" or "no", where that does less harm than what is suggested. Leave out the others.
At most ${LIMITS.registers.letters} letters a text, better half: a question of about 15 words, a default of about 15; short quotes.`
