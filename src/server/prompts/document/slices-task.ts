import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

const { least, most, title, goal } = LIMITS.slices

const { areas } = LIMITS

/** What a model is told of the order of delivery, and of the subjects that the document is grouped by. */
export const SLICES_TASK = `Your part: how the document begins, the order of delivery, and the subjects that it is grouped by.
- "openings": one. "text", two to four plain sentences, at most ${LIMITS.opening} letters: who they are, what is wrong today, what the app is and for whom, what will be different. As the founder would tell a stranger, in whole sentences, never "I" or "we"; every number and name from the answers; nothing else added. Cite what it rests on.
- "slices": ${least} to ${most} parts in the order of building, without cites: "title" says what can then be done (${title} letters), "goal" why it comes then (${goal} letters), "requirements" lists ids (FR). The first is the smallest that is of use from end to end along the main story, with what its first step needs (sign-up, import) and the screens it is done on; then what the dates, risks and worries of the answers need first. Where an answer says when it goes live, every must is due by then: no "goal" of a part with a must names a later date. Every must stands in one part, and nothing twice; nothing nice to have (should, could) before a must; what nobody decided late. What you leave out joins the last part. All parts are taken or none.
- "areas": ${areas.least} to ${areas.most} subjects by which the founder would look something up, without cites: what it is about, never who does it ("Day list", "Extras", "Bills"). "name": 1 to ${areas.words} words that the answers or the draft have, at most ${areas.letters} letters. "requirements" lists ids (FR), in the order of the work; every id stands in one area. What has to be known together to build one thing stands in one area.`
