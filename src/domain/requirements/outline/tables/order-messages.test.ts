import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listInOrder } from './order-messages.ts'

const messageOf = (id: string, trigger: string) => ({ id, trigger, text: trigger })
const stepOf = (number: number, text: string, ...requirements: string[]) => ({
  ...{ number, text, requirements },
})

function documentOf(messages: [string, string][], steps: ReturnType<typeof stepOf>[]) {
  return {
    messages: messages.map(([id, trigger]) => messageOf(id, trigger)),
    journeys: steps.length === 0 ? [] : [{ steps }],
    statusTables: [
      {
        id: 'ST-01',
        transitions: [
          { from: 'new', to: 'agreed', items: ['FR-001', 'MSG-03'] },
          { from: 'agreed', to: 'out', items: ['FR-002', 'MSG-01'] },
        ],
      },
    ],
  } as unknown as RequirementsDocument
}

const STORY = [
  stepOf(1, 'Helen sends her list.', 'FR-001'),
  stepOf(2, 'The van brings the parcel.', 'FR-002'),
  stepOf(3, 'A reminder goes the day before the parcel is due back.'),
]
const SAID: [string, string][] = [
  ['MSG-01', 'the parcel has left'],
  ['MSG-02', 'the day before the parcel is due back'],
  ['MSG-03', 'a list is agreed'],
]

interface Case {
  by: string
  messages: [string, string][]
  steps: ReturnType<typeof stepOf>[]
  order: string[]
}

it.each<Case>([
  {
    by: 'the deed of a way, or the words of a step',
    messages: SAID,
    steps: STORY,
    order: ['MSG-03', 'MSG-01', 'MSG-02'],
  },
  {
    by: 'their own place without a story',
    messages: SAID,
    steps: [],
    order: ['MSG-01', 'MSG-02', 'MSG-03'],
  },
  {
    by: 'their own place where most are not known',
    messages: [
      ['MSG-09', 'rain'],
      ['MSG-08', 'snow'],
      ['MSG-03', 'a list is agreed'],
    ],
    steps: STORY,
    order: ['MSG-09', 'MSG-08', 'MSG-03'],
  },
])('messages come by $by', ({ messages, steps, order }) => {
  expect(listInOrder(documentOf(messages, steps))).toEqual(order)
})
