import type { DraftPart } from '#domain/requirements/drafting/grow-draft.ts'
import { partAsked } from './part-asked.ts'
import type { Received, Scripted } from './stand-in.ts'

const PLACES = { title: 'Book a free place', rank: 'must', from: ['q7'] }
const CLIENT = { name: 'client', who: 'comes to classes', also: [], may: [], mayNot: [] }
const BOOKS = { given: 'a free place', when: 'the client books it', then: 'the place is taken' }

const ANSWERS: Record<Exclude<DraftPart, 'functions'>, object> = {
  plan: {
    ...{ title: 'Classes', opening: ['Clients book a free place themselves.'] },
    roles: [{ ...CLIENT, from: ['q5'] }],
    areas: [{ name: 'Places', functions: [PLACES] }],
  },
  decisions: { decisions: [] },
  records: { things: [] },
  seen: { screens: [], messages: [] },
  frame: { story: { title: 'A booking', steps: [], from: ['q6'] } },
  proof: {},
  build: {},
}

/** A small draft, part by part, with the functions that the page asks for. */
export function draftAnswer(asked: Received): Scripted {
  const part = partAsked(asked)
  return { text: JSON.stringify(part === 'functions' ? functionsOf(asked) : ANSWERS[part]) }
}

/** The functions that a page asks for, by id. */
export function idsAsked({ messages }: Pick<Received, 'messages'>): string[] {
  const [, ids = ''] = /Write these functions: (.+)\.$/.exec(messages.at(-1)?.text ?? '') ?? []
  return ids.split(', ').filter((id) => id !== '')
}

function functionsOf(asked: Received): object {
  const text = 'The client books a free place.'
  return { functions: idsAsked(asked).map((id) => ({ id, text, tests: [BOOKS] })) }
}
