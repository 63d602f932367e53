/** The words around the document's own: what a reader needs to find their way in it. */
export const readingText = {
  table: (name: string) => `Table: ${name}`,
  /** “Q6”, as people say it. */
  question: (order: number) => `Q${order}`,
  source: (order: number) => `Q${order}: show the words it comes from`,
  sourceTitle: (order: number, title: string) => `Question ${order}: ${title}`,
  noWords: 'This question has no answer in this version.',
  openQuestion: (order: number) => `Open question ${order} in the workshop`,
  toDefinition: (id: string) => `See ${id}`,
  explanation: 'Explanation',
  picture: 'Picture, scrolls sideways',
} as const

/** What a developer's word means, for someone who never heard it. */
export const DEVELOPER_TERMS = {
  requirement:
    'A functional requirement is one thing the app must do, said so that two people understand it in the same way.',
  criterion:
    'Acceptance criteria are the checks that show a requirement works. When all of them pass, that part is done.',
  given:
    'Given, when, then is a way to write a check. Given: how things stand. When: what somebody does. Then: what must happen.',
  journey: 'A journey is one person’s way through the app, step by step, from a wish to its end.',
  entity: 'An entity is a thing the app keeps information about, such as a client or a booking.',
  field: 'A field is one piece of information about a thing, such as its name or its price.',
  rule: 'A business rule is something that’s always true in your work, whatever the app looks like.',
  stage: 'A stage is where something is right now, such as booked, paid or cancelled.',
  role: 'A role is a kind of person who uses the app, with what they may and may not do.',
  nonGoal: 'A non-goal is something this version leaves out on purpose, so that nobody builds it.',
  counterMeasure:
    'A counter-measure is a figure that must not get worse while the goal is reached.',
  integration: 'An integration is a connection to another service, such as a payment provider.',
  quality: 'A quality requirement says how well the app must work: how fast, how safe, how easy.',
  slice: 'A slice is a small part of the app that already works from end to end.',
  assumption: 'An assumption is something we filled in. Confirm or change it.',
  coverage:
    'Coverage shows which items came from which of your answers, and what is still missing.',
  constraint: 'A constraint is a limit from outside: money, dates, people, law.',
  agent: 'A coding agent is an AI program that writes software from a text like this one.',
} as const

export type DeveloperTerm = keyof typeof DEVELOPER_TERMS

/** One sentence at the head of a section; `{term:words}` can be tapped for what the term means. */
export const SECTION_INTROS: Partial<Record<string, string>> = {
  goals:
    'What the app is for, how you’ll know it works, and {counterMeasure:what must not suffer}.',
  roles: 'Who uses the app: what each {role:role} may do, and what it must never do.',
  scope: 'What’s in this version, and what’s deliberately left out: the {nonGoal:non-goals}.',
  journeys: 'How people use the app, in your words: the {journey:journeys}.',
  requirements:
    'Each {requirement:requirement} is one thing the app does. Under each one are the checks that prove it works: {criterion:acceptance criteria}, written as {given:given, when, then}.',
  rules:
    'The {rule:business rules} the app has to keep, and the {stage:stages} things pass through.',
  data: 'What the app keeps: each {entity:entity} with its {field:fields}.',
  connections: 'Other services the app works with ({integration:integrations}) and what it sends.',
  quality: 'How well the app must work: the {quality:quality requirements}.',
  delivery: 'The {constraint:constraints}, and the {slice:slices} in which it is delivered.',
  registers: 'What could go wrong, what’s an {assumption:assumption}, and what’s still open.',
  coverage: 'The {coverage:coverage}: what became of each answer.',
  handOff: 'For the developer or {agent:coding agent} who builds it.',
}
