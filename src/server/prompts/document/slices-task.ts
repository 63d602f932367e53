import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

const { least, most, title, goal, done } = LIMITS.slices

const { areas } = LIMITS

/** What a model is told of the order of delivery, and of the subjects that the document is grouped by. */
export const SLICES_TASK = `Your part: how the document begins, the order of delivery, and the subjects that it is grouped by.
- "openings": one. "text", two to four plain sentences, at most ${LIMITS.opening} letters: who they are, what is wrong today, what the app is and for whom, what will be different. As the founder would tell a stranger, in whole sentences, never "I" or "we"; every number and name from the answers; nothing else added. Cite what it rests on.
- "slices": ${least} to ${most} parts in the order of building, without cites: "title" says what can then be done (${title} letters), "goal" why it comes then (${goal} letters), "done" what is seen when it is done, in at most ${done} letters, better half ("A reserved tool stands on the day's list"). "requirements" lists ids (FR). The first has all that the story's steps name, but for wishes and what nobody decided, what its first step needs (sign-up, import) and its screens. Then what the dates, risks and worries of the answers need first. What is not ranked stands before no must, unless its part or an earlier one has a must about the same. What is nice to have (should, could) comes last, in parts with nothing else. Every must stands in one part, nothing twice; where an answer says when it goes live, no "goal" of a part with a must names a later date. What you leave out joins the last part that is not only nice to have. All parts are taken or none.
- "areas": ${areas.least} to ${areas.most} subjects by which the founder would look something up, without cites: what it is about, never who does it ("Day list", "Extras", "Bills"). "name": 1 to ${areas.words} words that the answers or the draft have, at most ${areas.letters} letters. "requirements" lists ids (FR), in the order of the work; every id stands in one area. What has to be known together to build one thing stands in one area.`
