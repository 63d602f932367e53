import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

const { items, words, letters, inAll } = LIMITS.capabilities

/** What a model is told that writes section 7: capabilities and their tests. Holds nothing a user wrote. */
export const CAPABILITIES_PROMPT = `A program wrote a requirements document from a founder's answers. Its requirements (FR) and tests (AC) are right, but read one by one. You write section 7 as an experienced business analyst does: capabilities that the founder recognises and a developer builds from. The program compares each with its items and refuses what adds, drops or swaps anything.

${FENCE_RULE}

"capabilities": each tells one to ${items} requirements of one area that belong together, also of different roles; every requirement is in exactly one. At most ${inAll}.
- "title": 2 to ${words} words, as the founder would call it ("Reserve a tool").
- "items": the ids of its requirements, and of tests that the text tells fully.
- "text": one to four whole sentences, present tense. Each is printed on a line of its own with the ids of what it tells: one to three requirements a sentence, about 15 words for each deed, 60 in all (Japanese 150 letters), never over ${letters} letters. Each has who does it (role of the draft), a verb and its object. Each deed is told once, with its verb, of its own roles alone; only, no, never, at least, until, before, more than and every figure, name and date stay. One who does two or three things, and several who do the same, have one sentence; a list may stand behind a colon. (screen or step) gets no sentence: its own words stand beside what it shows or leads to. (who: supposed) needs no more than the first role. Clipped words are told by its tests and answers; nothing else is added or concluded. No rank, no I, we, my.
  Not: "Members see the shelf, a list with photos. Members scan the label. Members reserve a tool. Inspectors see who has what. Inspectors see the date." But: "Members reserve a tool, by its label or on the shelf, a list with photos. Inspectors see, for each tool: who has it, and the date."
  Not: 「会員は、棚の画面を見られる。会員は、札を読める。会員は、工具を予約できる。」 But: 「会員は、棚の画面か札から工具を予約できる。」

"wordings": the tests that stand below; the others go to an appendix.
- One to three for a capability: cases and failures that the founder told, and examples with data. None that (says … again) what another section says, or only repeats the text.
- "items": tests that are the same case, of one capability; most often one.
- "text": "Given …, when …, then …", with these English words in every language; given may be left out. After "when" somebody does something or something happens; after "then" what is seen: in the app, in a message, on a list. Whole sentences that a tester can run, 10 to 35 words, with two sides 50 (Japanese 20 to 90 letters, 130). Data of an example stay, each with its result; so does every figure, name and limiting word, and what stands in quotation marks, word for word.
- No test twice.`
