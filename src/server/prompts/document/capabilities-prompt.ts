import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

const { items, words, letters, inAll } = LIMITS.capabilities

/** What a model is told that writes section 7: capabilities and their tests. Holds nothing a user wrote. */
export const CAPABILITIES_PROMPT = `A program wrote a requirements document from a founder's answers. Its requirements (FR) and tests (AC) are right, but read one by one. You write section 7 as an experienced business analyst does: capabilities that the founder recognises and a developer builds from. The program compares each with its items and refuses what adds, drops or swaps anything.

${FENCE_RULE}

"capabilities": each tells one to ${items} requirements of one area that belong together, also of different roles; every requirement of the draft is in exactly one. At most ${inAll}.
- "title": 2 to ${words} words ("Reserve a tool", "Damage reports").
- "items": the ids of its requirements, and of those tests that the text tells fully.
- "text": one to four whole sentences, at most ${letters} letters, in the present tense: who does it is the subject, by the role of the draft, then the verb and the object of the requirement ("Members browse and search tools. Inspectors pass or fail a tool that came back."; Japanese: 「会員は工具を予約できる。」). Each requirement's deed is there, said of its own role alone; only, no, never, at least, until, before, more than and every figure, name and date stay with it. Say what a clipped requirement means by the words of its tests and answers ("Treasurers handle deposits: …"); add nothing else, conclude nothing. (supposed) items in sentences of their own. No rank, no I, we, my.

"wordings": the tests that stand below. The others go to an appendix by themselves.
- One to three for a capability: cases and failures that the founder told, and examples with data. One that (says … again) what another section says, or only repeats the text, needs no line.
- "items": tests that are the same case, of one capability; most often one.
- "text": "Given …, when …, then …", with these three English words in every language; given may be left out. After "when" somebody does something or something happens; after "then" what is seen: in the app, in a message, on a list. Whole sentences, so that a tester can run it: no scraps, nothing that only says the requirement again. 10 to 35 words. Data of an example stay as they are, each with its result. Every figure, name and limiting word of its items stays; what the app shows in quotation marks stands word for word.
- A clipped test is told in full by the answers ("empty search, then nothing like that": "When a member searches and nothing is found, then the app shows “nothing like that”.").
- No test twice.`
