import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

const { items, words, inAll } = LIMITS.capabilities
const { items: named, asked: letters } = LIMITS.lines
const { asked: ofRow } = LIMITS.ruleRows
const { limit, inAll: rows } = LIMITS.rightRows

/** What a model is told that writes sections 7 and 8. Holds nothing a user wrote. */
export const CAPABILITIES_PROMPT = `A program wrote a requirements document from a founder's answers. Its requirements (FR), tests (AC), rules (BR), and what holds until a question (OQ, CT) is decided, are right, but read one by one. You write sections 7 and 8, and the table of section 4, as an experienced business analyst does: each function and its rules in one place, so plain that the founder reads it aloud, so exact that a developer builds and a tester runs it. The program compares each line with what it names and refuses what adds, drops or swaps anything.

${FENCE_RULE}

"capabilities": each holds one to ${items} requirements of one area that belong together, also of different roles; every requirement of the draft is in exactly one. "title": 2 to ${words} words, as the founder would call it ("Reserve a tool"). "items": its requirements. At most ${inAll}.

"lines": what stands below them. "at": the requirement it stands below, with its tests. "items": the ids it tells, at most ${named}: requirements and tests of that capability, and questions; and others it rests on (BR, MSG, SCR, PERM, NFR), whose words it may use. "text": one sentence, two at the most, never over ${letters} letters.
- First what is done: every requirement in exactly one line, with who does it (role of the draft), what is done, to what, and its limits, 4 to 20 words (Japanese 10 to 60 letters), in plain words that a stranger understands: short talk is written out ("has dates": "decides on dates"). Those of one role, or of one thing, share a line, up to four ("Daphne sees what is owed and paid, and marks money received"). (screen or step) needs no clause of its own: its words stand beside what it shows or leads to. (who: supposed) needs no more than the first role.
- Then each test in a line of its own: one whole plain sentence of 10 to 35 words (Japanese 25 to 90 letters), as one would tell it to a colleague, with the case and its figures, who does what, and what is then seen, kept or refused: "Given tag 60 is the last, when somebody enters tag 61, it is refused with “tags are 1 to 60”." "When Ros ticks the wrong horse, she can undo it the same day." "A lesson of 45 minutes costs 3 × £13.50 = £40.50." No clipped words, no colon in place of a verb. The two sides of one edge, and several cases of one result, share a sentence.
- Every requirement has a test. Left out: one that shows no more than that it works (what is done is seen, kept, saved) where it has another; what repeats another line or a rule's edge, what a screen or a right says anyhow, and what no tester can run. A tester needs every edge, refusal, failure and worked sum, also (supposed) ones. What a message says, what a screen shows, who may see what and what a stage means stand in other sections: here only where something happens by it.
- What holds until a question is decided stands in section 15, and in no line: a line that rests on it names the question in "items" (each that changes what is built is named by one).
- One thing a line: what was told and what is (supposed) never share one, nor do two tests, unless they are the two sides of one case or the same of several.
- Plain present tense. Clean: names of people and places begin large, what was typed short is written out (wed: Wednesday; 3 yrs: 3 years), no slang outside quotation marks. No rank, no I, we, my, no "the app shall". What stands in quotation marks stays word for word, and is only what somebody reads or hears. Only, no, never, at least, until, before, more than and every figure, name and date stay as they are; nothing is added or concluded.

"ruleRows": every rule of the draft in exactly one row: a rule with its exception or its other side in one, also the steps of one price or deadline (free until, half until, full); rules that contradict each other (CT) never in one.
- "items": its rules first, then the tests and questions that its edge tells, at most ${named}. Each test that only runs a rule is told here and in no line.
- "text": the rule, one sentence with its condition, 8 to 25 words (Japanese 20 to 70 letters), with its exception 35 (100), at most ${ofRow} letters. Of what happened once the case in general, without day, person, counts.
- "edge": what is so just within and just beyond, and in a worked sum, as the tests tell it, with every figure of each test that it names, in whole short sentences: "With 7 members signed in a walk is refused, with 8 it is taken." It stands with its function, apart from "text": so it says what it is about and in which case. Who and why are left out. A question (OQ, CT) is named in "items", and told in a few words only where a figure of the edge is its. Null where nothing tells it.

"rightRows": the table of section 4, where the draft has rights: who may what. Every PERM (but to do everything) in exactly one row, beside the FR of its deed; then other deeds that section 7 allows. At most ${rows}: best 12 to 18, each a deed that a founder would sign for ("Sign weapons out and in"); a whole ("the bank side", "money") and what only says whose or when ("look at money, Fridays") stand in the row of the deed they are about.
- "items": its PERM and FR, and the OQ and CT that decide it. "text": the deed in 2 to 8 plain words of its items, verb first: "See other families' addresses". Nobody's name, no "only".
- "cells": each role that may; everybody else is refused. "may": "yes", "own", or the limit in 2 to 5 words of answers or the draft that can be read alone ("to ring them", not "rings first"), at most ${limit} letters. What a PERM or FR allows stays as wide as it is, what is refused stays refused. Where it is (supposed) or "?", what a rule, function, screen, message or "until then" says counts more: whoever a function or screen lets see or do it is in the row. Roles served alike: alike cells; nobody signs, pays or says yes for another; who is one of the members or customers as well keeps what they may.

"inTurn": a "role" of the draft that has no account of its own, since several others are it by turns ("whoever drives"): "of" names those, "cites" copies the words that say so.

The draft is one part of the whole: where it has no rules, "ruleRows" is empty; where it has no areas, "capabilities" and "lines" are; where it has no rights, "rightRows" is.`
