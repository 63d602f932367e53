import type { CheckText, RuleText } from './text-check.ts'

const always = (text: string) => (): string => text
const rule = (problem: RuleText['problem'], advice: string): RuleText => ({ problem, advice })

const STATEMENT = {
  obligation: rule(
    (words) =>
      words === ''
        ? 'The sentence does not say that anything must happen.'
        : 'The sentence orders more than one thing.',
    'Use “shall” or “must” exactly once in each sentence.',
  ),
  'ears-shape': rule(
    always('The sentence does not begin with when it applies and who does it.'),
    'Write “The app shall …”, or “When …, the app shall …”.',
  ),
  'vague-word': rule(
    (words) => `Everybody understands “${words}” differently.`,
    'Say exactly what you mean: a number, a time, a list or an example.',
  ),
  'escape-clause': rule(
    (words) => `“${words}” leaves open whether it has to be done at all.`,
    'Say when it has to be done, or leave it out.',
  ),
  'open-end': rule(
    (words) => `“${words}” leaves the list open, so nobody knows what else belongs to it.`,
    'Name the rest of the list, or end it here.',
  ),
  'superfluous-infinitive': rule(
    (words) => `“${words}” speaks of an ability, not of what happens.`,
    'Say directly what the app does.',
  ),
  'passive-without-actor': rule(
    (words) => `“${words}” does not say who does it.`,
    'Name the person, or say that the app does it.',
  ),
  'several-requirements': rule(
    always('This may be two requirements in one.'),
    'Write one sentence for each, so that each can be tested and ticked off.',
  ),
  'and-or': rule(
    (words) => `“${words}” can mean one of them, or both.`,
    'Choose: “and”, “or”, or “one of them, or both”.',
  ),
  negative: rule(
    always('The sentence says what must not happen, which is hard to test.'),
    'If you can, say what should happen instead.',
  ),
  'purpose-inside': rule(
    (words) => `“${words}” gives a reason in the middle of the order.`,
    'Keep the reason, but beside the requirement, as its “why”.',
  ),
  'unclear-pronoun': rule(
    (words) => `It is not clear what “${words}” stands for.`,
    'Name the person or the thing again.',
  ),
  absolute: rule(
    (words) => `“${words}” promises something nobody can keep or prove.`,
    'Say how often, or how many out of a hundred, would be good enough.',
  ),
  'vague-time': rule(
    (words) => `“${words}” can mean a second or a week.`,
    'Say within which time, or how often.',
  ),
  solution: rule(
    (words) => `“${words}” chooses a technical solution before it is known what is needed.`,
    'Say what people need. If the choice is fixed, write it under your limits (question 15).',
  ),
  'number-without-unit': rule(
    (words) => `“${words}” does not say of what.`,
    'Add the unit: seconds, people, euros …',
  ),
  'degree-without-number': rule(
    (words) => `“${words}” needs a number, or nobody can tell whether it was reached.`,
    'Say from how much to how much.',
  ),
  'tolerance-missing': rule(
    (words) => `“${words}” is exact, so a little more or less would already fail.`,
    'Say “at most”, “at least”, or from … to ….',
  ),
  'undefined-acronym': rule(
    (words) => `“${words}” is not explained anywhere.`,
    'Write it out once, or replace it by plain words.',
  ),
  'glossary-synonym': rule(
    (words, detail) => `“${words}” seems to be what the document calls “${detail}”.`,
    'Use one word for one thing, or say how the two differ.',
  ),
  duplicate: rule(
    (_, detail) => `This says the same as ${detail}.`,
    'Keep one of them, or say what differs.',
  ),
  length: rule(
    always('The sentence is too long to be read and tested as one.'),
    'Split it: at most 40 words for one thing.',
  ),
  placeholder: rule(
    (words) => `“${words}” still has to be filled in.`,
    'Fill it in, or say what you do not know yet and who will find out.',
  ),
} satisfies Partial<CheckText>

const DOCUMENT = {
  'id-repeated': rule(
    (_, detail) => `The id ${detail} stands for two things.`,
    'Write the document again.',
  ),
  'id-reused': rule(
    (_, detail) => `The id ${detail} once stood for something that was removed.`,
    'Write the document again.',
  ),
  'criterion-missing': rule(
    always('Nobody can say yet when this is done.'),
    'Say what a person sees when it works.',
  ),
  'failure-missing': rule(
    always('It is not said what happens when this goes wrong.'),
    'Say what the person should see then.',
  ),
  'criterion-shape': rule(
    always('One of its tests does not say what is given, what happens and what comes out.'),
    'Complete it: given …, when …, then ….',
  ),
  'source-missing': rule(
    always('It comes from no answer and is not marked as assumed.'),
    'Say it in an answer, or take it out.',
  ),
  'answer-uncited': rule(
    always('Nothing in the document comes from this answer.'),
    'Say it in other words, one thing a line.',
  ),
  'step-unmapped': rule(
    (words) => `No requirement makes this step of the story happen: “${words}”`,
    'Say who does what in this step.',
  ),
  'role-outside-matrix': rule(
    (words) => `The permission table does not say what “${words}” may do.`,
    'Say what this person may and must not do.',
  ),
  'role-unused': rule(
    (words) => `No requirement is about “${words}”.`,
    'Say what this person does with the app, or leave the role out.',
  ),
  'entity-unused': rule(
    (words) => `The app keeps “${words}”, but no requirement uses it.`,
    'Say who enters or needs it, or leave it out.',
  ),
  'thing-without-entity': rule(
    (words) => `“${words}” is used, but it is not said what is kept about it.`,
    'List its details under the information to keep.',
  ),
  'failure-line-missing': rule(
    always('It is not said what happens when this fails.'),
    'Say what the person should see and whether it is tried again.',
  ),
  'success-unmeasured': rule(
    always('This sign of success has no number, so nobody can say whether it was reached.'),
    'Give the number you would be happy with. A guess is fine.',
  ),
  'non-goal-missing': rule(
    always('Nothing is left out yet.'),
    'Name at least one thing that the first version will not do.',
  ),
  'counter-measure-missing': rule(
    always('It is not said what must not get worse.'),
    'Name one thing that must stay as good as it is.',
  ),
  'assumption-unregistered': rule(
    always('This was assumed, but the list of assumptions does not name it.'),
    'Agree to it or change it in your answer.',
  ),
  'assumption-dangling': rule(
    (_, detail) => `This assumption speaks of ${detail}, which the document does not hold.`,
    'Write the document again.',
  ),
  'question-blocks-nothing': rule(
    always('It is not said what waits for this answer.'),
    'Answer the question, or say what depends on it.',
  ),
  invented: rule(
    (words) => `“${words}” stands in none of your answers.`,
    'Say it in an answer if it is right; else take it out.',
  ),
  'contradicts-quote': rule(
    (words, detail) => `“${words}” does not agree with your own words: “${detail}”.`,
    'Correct the row it was written from, or say it again in your answer.',
  ),
} satisfies Partial<CheckText>

/** The checks in English, for people who build no software. */
export const CHECK_TEXT: CheckText = { ...STATEMENT, ...DOCUMENT }
