import type { CheckText, RuleText } from './text-check.ts'

const always = (text: string) => (): string => text
const rule = (problem: RuleText['problem'], advice: string): RuleText => ({ problem, advice })

const STATEMENT = {
  obligation: rule(
    (words) =>
      words === ''
        ? 'The sentence does not say that anything must happen.'
        : 'The sentence asks for more than one thing.',
    'Use “shall” or “must” exactly once in each sentence.',
  ),
  'ears-shape': rule(
    always('The sentence doesn’t start with when it applies and who does it.'),
    'Write “The app shall …”, or “When …, the app shall …”.',
  ),
  'vague-word': rule(
    (words) => `“${words}” means different things to different people.`,
    'Say exactly what you mean: a number, a time, a list or an example.',
  ),
  'escape-clause': rule(
    (words) => `“${words}” leaves open whether this has to be done at all.`,
    'Say when it has to be done, or leave it out.',
  ),
  'open-end': rule(
    (words) => `“${words}” leaves the list open, so nobody knows what else belongs on it.`,
    'Name the rest of the list, or end it here.',
  ),
  'superfluous-infinitive': rule(
    (words) => `“${words}” describes an ability, not what happens.`,
    'Say directly what the app does.',
  ),
  'passive-without-actor': rule(
    (words) => `“${words}” doesn’t say who does it.`,
    'Name the person, or say that the app does it.',
  ),
  'several-requirements': rule(
    always('This may be two requirements in one.'),
    'Write one sentence for each, so each can be tested and ticked off.',
  ),
  'and-or': rule(
    (words) => `“${words}” can mean either one or both.`,
    'Choose: “and”, “or”, or “either or both”.',
  ),
  negative: rule(
    always('The sentence says what must not happen, which is hard to test.'),
    'If you can, say what should happen instead.',
  ),
  'purpose-inside': rule(
    (words) => `“${words}” puts a reason in the middle of the requirement.`,
    'Keep the reason, but put it next to the requirement, as its “why”.',
  ),
  'unclear-pronoun': rule(
    (words) => `It isn’t clear what “${words}” refers to.`,
    'Name the person or the thing again.',
  ),
  absolute: rule(
    (words) => `“${words}” promises something nobody can guarantee or prove.`,
    'Say how often, or how many out of a hundred, would be good enough.',
  ),
  'vague-time': rule(
    (words) => `“${words}” can mean a second or a week.`,
    'Say how soon, or how often.',
  ),
  solution: rule(
    (words) => `“${words}” picks a technical solution before it’s clear what’s needed.`,
    'Say what people need. If the choice is fixed, put it under your limits (question 15).',
  ),
  'number-without-unit': rule(
    (words) => `“${words}” is a number of what?`,
    'Add the unit: seconds, people, euros …',
  ),
  'degree-without-number': rule(
    (words) => `“${words}” needs a number, or nobody can tell whether you got there.`,
    'Give today’s value and the one you want.',
  ),
  'tolerance-missing': rule(
    (words) => `“${words}” is exact, so even a little more or less would fail.`,
    'Say “at most”, “at least”, or from … to ….',
  ),
  'undefined-acronym': rule(
    (words) => `“${words}” isn’t explained anywhere.`,
    'Spell it out once, or use plain words instead.',
  ),
  'glossary-synonym': rule(
    (words, detail) => `“${words}” seems to be what the document calls “${detail}”.`,
    'Use one word for one thing, or say how the two are different.',
  ),
  duplicate: rule(
    (_, detail) => `This says the same as ${detail}.`,
    'Keep one of them, or say what’s different.',
  ),
  length: rule(
    always('The sentence is too long to read and test as one.'),
    'Split it up: no more than 40 words for each thing.',
  ),
  placeholder: rule(
    (words) => `“${words}” still has to be filled in.`,
    'Fill it in, or say what you don’t know yet and who’ll find out.',
  ),
} satisfies Partial<CheckText>

const DOCUMENT = {
  'id-repeated': rule(
    (_, detail) => `The id ${detail} is used for two things.`,
    'Write the document again.',
  ),
  'id-reused': rule(
    (_, detail) => `The id ${detail} was used for something that has been removed.`,
    'Write the document again.',
  ),
  'criterion-missing': rule(
    always('We can’t tell yet when this is finished.'),
    'Say what people see when it works.',
  ),
  'failure-missing': rule(
    always('It doesn’t say what happens when this goes wrong.'),
    'Say what people should see in that case.',
  ),
  'criterion-shape': rule(
    always('One of its tests doesn’t say where it starts, what happens and what comes of it.'),
    'Complete it: given …, when …, then ….',
  ),
  'source-missing': rule(
    always('It doesn’t come from any of your answers, and it isn’t marked as assumed.'),
    'Say it in an answer, or take it out.',
  ),
  'answer-uncited': rule(
    always('Nothing in the document comes from this answer.'),
    'Say it another way, one thing per line.',
  ),
  'step-unmapped': rule(
    (words) => `No requirement makes this step of the story happen: “${words}”`,
    'Say who does what in this step.',
  ),
  'role-outside-matrix': rule(
    (words) => `The permission table doesn’t say what “${words}” can do.`,
    'Say what this person can and can’t do.',
  ),
  'role-unused': rule(
    (words) => `No requirement is about “${words}”.`,
    'Say what this person does with the app, or leave the role out.',
  ),
  'entity-unused': rule(
    (words) => `The app keeps “${words}”, but no requirement uses it.`,
    'Say who enters it or needs it, or leave it out.',
  ),
  'thing-without-entity': rule(
    (words) => `“${words}” is used, but it doesn’t say what the app keeps about it.`,
    'List its details under the information to keep.',
  ),
  'failure-line-missing': rule(
    always('It doesn’t say what happens when this fails.'),
    'Say what people should see, and whether to try again.',
  ),
  'success-unmeasured': rule(
    always('This sign of success has no number, so nobody can tell whether you got there.'),
    'Give a number you’d be happy with. A guess is fine.',
  ),
  'non-goal-missing': rule(
    always('Nothing is left out yet.'),
    'Name at least one thing the first version won’t do.',
  ),
  'counter-measure-missing': rule(
    always('It doesn’t say what must not get worse.'),
    'Name one thing that must stay as good as it is now.',
  ),
  'assumption-unregistered': rule(
    always('This was assumed, but it isn’t on the list of assumptions.'),
    'Confirm it, or change it in your answer.',
  ),
  'assumption-dangling': rule(
    (_, detail) => `This assumption mentions ${detail}, which isn’t in the document.`,
    'Write the document again.',
  ),
  'question-blocks-nothing': rule(
    always('It doesn’t say what depends on this answer.'),
    'Answer the question, or say what depends on it.',
  ),
  invented: rule(
    (words) => `“${words}” isn’t in any of your answers.`,
    'If it’s right, say it in an answer; if not, take it out.',
  ),
  'contradicts-quote': rule(
    (words, detail) => `“${words}” doesn’t match your own words: “${detail}”.`,
    'Correct the line it was written from, or say it again in your answer.',
  ),
} satisfies Partial<CheckText>

/** The checks in English, for people who build no software. */
export const CHECK_TEXT: CheckText = { ...STATEMENT, ...DOCUMENT }
