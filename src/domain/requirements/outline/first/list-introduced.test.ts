import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Statement } from '#domain/requirements/document-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { listIntroduced } from './list-introduced.ts'

const first =
  'I run a ski shop. Skis get lost. Two pairs a week. The worst is the queue, it goes on for an hour. Paper tears.'
const later = 'Double bookings happened eleven times last year, and nobody knew who had made them.'

function say(question: string, text: string): Statement {
  return { id: text, sources: [question], mark: 'stated', quotes: [{ question, text }], text }
}

function introduced(problem: Statement[], today: Statement[] = []) {
  const answers = [
    { question: 'q1', title: '', text: first },
    { question: 'q15', title: '', text: later },
  ]
  const document: RequirementsDocument = { ...writeStudio(), answers, problem, today }
  const { business, why } = listIntroduced({ document })
  return { business: business.map(({ text }) => text), why: why.map(({ text }) => text) }
}

it('tells who one is, and why in the order of the first answer, not the longest of any', () => {
  const problems = [say('q15', later), say('q1', 'Paper tears'), say('q1', 'Skis get lost')]
  expect(introduced(problems, [say('q1', 'I run a ski shop')])).toEqual({
    business: ['I run a ski shop'],
    why: ['Skis get lost', 'Paper tears'],
  })
})

it.each(['Owners of ski shops', '「小さな教室の先生」'])(
  'takes "%s" for whom it is for',
  (text) => {
    const told = introduced([say('q1', text), say('q1', 'Skis get lost')])
    expect(told).toEqual({ business: [text], why: ['Skis get lost'] })
  },
)

it('keeps the first and the worst, however long all of it is', () => {
  const long = Array.from({ length: 20 }, () => 'the queue goes on and on').join(' ')
  const worst = { ...say('q1', 'The worst is the queue'), text: `The worst is ${long}` }
  expect(introduced([say('q1', 'Skis get lost'), worst, say('q1', 'Paper tears')]).why).toEqual([
    'Skis get lost',
    worst.text,
  ])
})

it('takes what is told elsewhere only where the first answer tells nothing wrong', () => {
  expect(introduced([say('q15', later)]).why).toEqual([later])
})
