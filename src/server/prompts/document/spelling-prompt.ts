import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

const { most, letters } = LIMITS.spellings

/** What a model is told that reads how words are meant. Holds nothing a user wrote. */
export const SPELLING_PROMPT = `Below are a founder's answers, dictated or typed on a phone. What is quoted of them stays as it is, letter by letter. A document is made of them that others read: there, what was misheard or mistyped is to be spelled as it was meant. The program checks each change.

${FENCE_RULE}

"spellings": what stands in the answers otherwise than it is meant:
- a word that dictation misheard, as another word of the same sound that makes no sense there (回転時間, meant 開店時間, of a shop; "the male list", meant "the mail list");
- a word that is mistyped ("recieve");
- a name of a person, place, boat, shop, product, month or feast without its capital ("nora", "leeds", "facebook", "christmas").
Each has "written", letter by letter as it stands there; "meant", how it is spelled right; and "cites": the question (q1 to q15) and, letter by letter, words of the answer that have it right or stand around it and show it (2 words to 200 letters).
- It is put wherever the document has "written" as a word (Japanese: wherever these letters stand). Where the same letters are also right somewhere (以降 in 6月以降), give each wrong place as a longer piece that stands nowhere else: データの以降, meant データの移行.
- Every form of it that the answers have, each by itself ("noras", meant "Nora's").
- No capital at a common word or a role (owner, van, secretary), and none at a name that is also a common word there. No dialect, no slang, no short form that people know, no style, no grammar: only what a careful typist would put right.
- Never anything with a digit, a number word, an amount, or a "not" or "no", on either side. One meaning for one "written". Where you are not sure what is meant, leave it out.
- "meant" is in the language of the answers, whatever the document is written in.
- Each side at most ${letters} letters; at most ${most}, the most frequent first. An empty list is a good answer.`
