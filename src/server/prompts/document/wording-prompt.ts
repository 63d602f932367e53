import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

const { items, letters, inAll } = LIMITS.wordings

/** What a model is told that words the finished document. Holds nothing a user wrote. */
export const WORDING_PROMPT = `A requirements document was written from a founder's answers by a program. Its items are right, and many read badly: torn out of speech, said twice, too long. You write the fair copy, as an experienced business analyst would: short whole sentences that the founder recognises and a developer can build from. The program compares each line with its items and refuses what adds or drops anything.

${FENCE_RULE}

- "wordings": "items" lists the items that one line tells, by their ids, all of one kind (those before the hyphen are the same); the line stands where the first is. "text" is the line.
- Join items that tell one thing, one event or one subject (two to ${items}), so that it is told once: what happens today in a few sentences; a question that is asked twice. Where one item says already all that others say, name it first, and "text" is null.
- Reword what reads badly: without fillers, self-corrections, asides and half sentences; people by their role of the draft, but in the story, in what is wrong and in what happens today (UJ, PROB, TODAY) by the name that the answers give them ("Terry", not "the secretary"), never I, we or my (a message that the app sends stands in quotation marks, word for word).
- Every figure, date, amount and name of the items stays, and so do the small words that decide: not, never, only, at least, at most, until, before, more than, unless, about. Nothing is added, concluded or softened. Use the items' own words where they are good.
- Every role (ROLE) in short, by itself: what it does and may, and what it must not, the most important first, at most 30 words (Japanese 80 letters), without its own name but with the names of several ("Len and Pauline"), as "Take and return bikes; see only their own bookings". Of a role its items may be left out.
- A step of the story (UJ) is told as it happened, with its own people, days and counts, each in a sentence that a stranger follows: "On Sunday night Lynne gets a text with a link: Otter's week." Word every step that reads less well.
- Prices (MON) are told as a price list, one thing a line, joined only where it is the same thing: "Small tool, so a drill: £4 a day", "Van: £45 a day, and 30p a mile after the first 60". What is no price (who pays where, what is free) is a sentence.
- A question (OQ, CT) ends with a question mark, and names what it is about.
- One sentence a line, two at the most, a sentence at most 30 words (Japanese 80 letters), a line at most ${letters} letters. At most ${inAll} lines. What reads well, leave out.`
