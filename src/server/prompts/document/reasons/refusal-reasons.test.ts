import { describe, expect, it } from 'vitest'
import { type Reason, tellReason } from './refusal-reasons.ts'

const REFUSED: Reason = { kind: 'features', rule: 'shape', words: 'the list', part: 'text' }

describe('each refusal is one sentence that says what is wrong and what would be taken', () => {
  it.each<[string, Partial<Reason>, string]>([
    [
      'a default of a requirement that somebody does',
      { kind: 'defaults', rule: 'unknown-item', words: 'FR-007' },
      '"FR-007" takes no default: only an open question (OQ), a contradiction (CT), or a requirement (FR) with "(nobody said who does it)" does',
    ],
    [
      'an unknown role',
      { rule: 'unknown-item', words: 'pirate', part: 'role' },
      'no role of the draft is called "pirate": take one that it shows, by name or id',
    ],
    [
      'a deed without a verb',
      { form: 'no-deed' },
      '"the list" is no verb with its object: begin with the verb (in Japanese end in it), and leave out who does it and "shall"',
    ],
    [
      'a long text',
      { form: 'too-long', most: 120 },
      '"the list" has more than 120 letters: say it in fewer',
    ],
    [
      'what a check finds',
      { rule: 'check-failed', words: 'fast', says: 'vague-word' },
      '“fast” means different things to different people. Say exactly what you mean: a number, a time, a list or an example.',
    ],
    [
      'what the draft has',
      { rule: 'repeated', words: 'FR-012' },
      'FR-012 says this already: give only what FR-012 does not say, or leave it out',
    ],
    [
      'what it has itself',
      { kind: 'features', rule: 'repeated', words: 'FR#features0' },
      'one of yours says this already: give only what one of yours does not say, or leave it out',
    ],
    [
      'a move of a must behind the last',
      { kind: 'conflicts', form: 'worse-order', words: 'FR-004' },
      'with FR-004 in that slice a must would come too late, or a wish before what is none: leave it where it is',
    ],
    [
      'another doer',
      { rule: 'denied', words: 'OQ-12', says: 'It is done by Jo.' },
      'until it is decided, OQ-12 names somebody else ("It is done by Jo."): name the same, or leave it out',
    ],
    [
      'a test against the default of a contradiction that its writer may not have seen',
      { kind: 'examples', rule: 'denied', words: 'CT-01', says: 'The earlier time holds: 18.00.' },
      'it goes against what is built until CT-01 is decided ("The earlier time holds: 18.00."): test that, or leave it out',
    ],
    [
      'what the draft asks',
      { kind: 'questions', rule: 'repeated', words: 'OQ-04', says: 'Who pays?' },
      'OQ-04 says this already ("Who pays?"): ask only what it does not, or leave it out',
    ],
    [
      'what it asked itself',
      { kind: 'questions', rule: 'repeated', words: 'OQ#3', says: 'Who pays?' },
      'one of yours says this already ("Who pays?"): ask only what it does not, or leave it out',
    ],
    [
      'more than is taken',
      { kind: 'fields', rule: 'too-many', words: '', most: 40 },
      'at most 40 are taken: leave it out',
    ],
    [
      'more than one thing takes',
      { kind: 'fields', rule: 'too-many', words: 'ENT-02', most: 20 },
      'for ENT-02 at most 20 are taken: leave it out',
    ],
    [
      'a field that nobody said is kept',
      { kind: 'things', rule: 'harm', words: 'diagnosis' },
      '"diagnosis" is private, and no answer says that it is kept: leave it out, or say it in an answer\'s words',
    ],
    [
      'a deed that could do harm',
      { rule: 'harm', words: 'see the wages' },
      '"see the wages" is about deletion, money or private things: give it to whoever runs the place, or quote words that name the role, by any of its names, and tell this deed',
    ],
    [
      'no access',
      { kind: 'doers', rule: 'denied', words: 'OUT-01', says: 'Farrier' },
      'OUT-01 ("Farrier") has no access: name who does it in the app',
    ],
    [
      'a ban',
      { rule: 'denied', words: 'PERM-03' },
      'PERM-03 refuses it to this role, or gives it to another alone: name only who may',
    ],
    [
      'too many fields',
      { kind: 'things', form: 'how-many', most: 10, words: '12' },
      '12: 1 to 10 are taken',
    ],
    [
      'words of nobody in what only says items in other words',
      { kind: 'capabilities', rule: 'words-added', words: 'fridge' },
      '"fridge" stands in none of its items, their tests and their answers: leave it out, or say it in their words',
    ],
    [
      'a limit that is not where its deed is',
      { kind: 'capabilities', rule: 'lost', words: 'only', says: 'see the notes' },
      '"only" is lost where it tells "see the notes": put it into that sentence',
    ],
    [
      'somebody else who does it',
      { kind: 'capabilities', form: 'other-doer', words: 'Members print', says: 'Inspector' },
      '"Members print" tells it of somebody else, or of somebody else as well: name before its verb Inspector, and nobody besides',
    ],
    [
      'a test of nothing',
      { kind: 'criteria', form: 'nothing-follows', words: 'the form is signed' },
      '"the form is signed" only says again what is done, or that it "is so": say what is then seen, kept or refused',
    ],
    [
      'a screen without who does it',
      { kind: 'screens', form: 'doer-missing', words: 'FR-003', says: 'Leader' },
      'FR-003 is done by Leader: name them in "who", or leave FR-003 out of "functions"',
    ],
    [
      'nobody of the draft on a screen',
      { kind: 'screens', rule: 'unknown-item', words: 'warden', part: 'who' },
      'no role of the draft is called "warden": take one that it shows, by name or id',
    ],
    [
      'who must not see a screen',
      { kind: 'screens', rule: 'denied', words: 'PERM-01', says: 'see the wages' },
      'PERM-01 refuses it to this role ("see the wages"), or gives it to another alone: name only who may',
    ],
    [
      'a message that has its words',
      { kind: 'sayings', rule: 'told', words: 'MSG-01', says: '“it is held”' },
      'MSG-01 has all of this already ("“it is held”"): leave it out',
    ],
    [
      'too many words on a screen',
      { kind: 'screens', form: 'too-many-words', most: 12, part: 'empty' },
      '"the list" has more than 12 words: say it in fewer',
    ],
    [
      'a no of a message turned round',
      { kind: 'sayings', rule: 'negation', words: 'never' },
      'an answer says "never" of it: say so, or leave it out',
    ],
    [
      'a message that tells its receiver too much',
      { kind: 'sayings', rule: 'denied', words: 'PERM-01', says: 'see the wages' },
      'PERM-01 ("see the wages") refuses it to who gets this message: leave it out',
    ],
    [
      'a line that is none of the app',
      { kind: 'untested', rule: 'told', words: 'BR-032', says: 'it goes in a case', part: 'why' },
      '"it goes in a case" of BR-032 speaks against this: what is "outside" is told of somebody by name or role, and of nothing in the app; what "matters" only weighs; "one-person" is somebody who is no role; an "echo" says its own case again, with no figure; what is "broken" is no sentence; leave it as it is',
    ],
    [
      'a sum that is wrong',
      { kind: 'questions', form: 'no-sum', words: '24 × £55 = £1,350' },
      '"24 × £55 = £1,350" does not compute: work it out again, or leave it out',
    ],
    [
      'a word that the draft has not',
      { kind: 'terms', rule: 'unknown-item', words: 'apiary', part: 'word' },
      '"apiary" is in no line of the draft: take a word that it has',
    ],
    [
      'a check of another figure',
      { kind: 'checks', rule: 'lost', words: '3 seconds', part: 'check' },
      'the line has "3 seconds" and it has another figure instead: check that figure',
    ],
    [
      'a check without a figure',
      { kind: 'checks', rule: 'no-figure', words: 'opened on a phone', part: 'check' },
      'it has no figure: put a day, an amount, a span or a count in it',
    ],
    [
      'a check by somebody who is no role',
      { kind: 'checks', rule: 'unknown-item', words: 'librarian', part: 'who' },
      'no role of the draft is called "librarian": take one that it shows, by name or id',
    ],
    [
      'what is told twice',
      { kind: 'wordings', rule: 'repeated', words: 'BR-002' },
      'BR-002 is told already, here or before: name each id once, in one of them',
    ],
  ])('%s', (_, reason, told) => {
    expect(tellReason({ ...REFUSED, ...reason })).toBe(told)
  })
})
