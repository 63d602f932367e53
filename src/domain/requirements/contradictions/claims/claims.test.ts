import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { findContradictions } from '#domain/requirements/contradictions/find-contradictions.ts'

type Answer = readonly [question: string, text: string]

function count(...said: Answer[]): number {
  const answers = said.map(([question, text]) => ({ question, text }))
  const language = detectLanguage(answers.map(({ text }) => text))
  return findContradictions({ rows: [], answers, language }).length
}

/** What agrees with the first, and what does not. */
type Case = readonly [what: string, rule: Answer, clash: Answer, fits: Answer]

const CASES: readonly Case[] = [
  [
    'a right that another has alone',
    ['q5', 'Only the head gardener may change the watering plan.'],
    ['q6', 'Tom, one of the volunteers, sees dry beds. He changes the watering plan.'],
    ['q6', 'Tom, one of the volunteers, asks the gardener to change the watering plan.'],
  ],
  [
    'what somebody must not see',
    ['q5', 'Stewards scan tickets. Stewards never get to see the guest list.'],
    ['q6', 'Yusuf, a steward at gate B, opens the guest list and lets her in.'],
    ['q6', 'Yusuf, a steward at gate B, rings the office, who open the guest list.'],
  ],
  [
    'those who only look',
    ['q5', 'Los padres solo ven las notas, no tocan nada.'],
    ['q6', 'El papá de Luz entra y cambia el 6 por un 8.'],
    ['q6', "El papá de Luz aprieta 'avisar a la maestra', y la maestra lo corrige."],
  ],
  [
    'at most so many',
    ['q9', 'A slot on the climbing frame is for four toddlers.'],
    ['q12', 'If a party comes we squeeze seven toddlers into one slot.'],
    ['q12', 'If seven toddlers come, three of them go into the next slot.'],
  ],
  [
    'one for each',
    ['q9', 'Members may bring one guest a visit.'],
    ['q12', 'A member comes with three guests: they all get in.'],
    ['q12', 'Three guests turn up with one member: two of them have to wait outside.'],
  ],
  [
    'how long a thing is kept',
    ['q10', 'The consent forms we hang on to for three years.'],
    ['q14', 'Six months after the session the consent form should be gone.'],
    ['q14', 'The photo of the passport is deleted the minute I have checked the age.'],
  ],
  [
    'what a thing costs',
    ['q9', 'The induction costs nothing.'],
    ['q13', 'The induction is £15, paid when you book it.'],
    ['q13', 'A day pass is £15, paid when you book it.'],
  ],
  [
    'a flat price',
    ['q9', 'Swarm collection is a flat 40 pounds.'],
    ['q13', 'People pay 40 for up to ten miles and then 50p a mile after that.'],
    ['q13', 'The beekeeper gets 25 of the 40 pounds.'],
  ],
  [
    'when it closes',
    ['q11', 'It says open seven in the morning till nine at night.'],
    ['q12', 'Somebody comes late, well, we shut at six every day.'],
    ['q12', 'Somebody comes late, well, we shut at nine every day.'],
  ],
  [
    'Japanese: at most so many',
    ['q9', '一回の観察会は八人までです。'],
    ['q6', '大山さんが十二人で一回の観察会を申し込む。'],
    ['q6', '大山さんが五人で一回の観察会を申し込む。'],
  ],
  [
    'Japanese: who may not',
    ['q5', '値段の変更はスタッフにはさせません。'],
    ['q6', 'スタッフの木村さんが花束の値段を画面で直す。'],
    ['q6', 'スタッフの木村さんが花束の写真を画面で直す。'],
  ],
]

describe('what one answer says and another takes back, in any words', () => {
  it.each(CASES)('finds %s', (_what, rule, clash) => {
    expect(count(rule, clash)).toBe(1)
  })

  it.each(CASES)('leaves alone what agrees with %s', (...[, rule, , fits]) => {
    expect(count(rule, fits)).toBe(0)
  })

  it.each(CASES)(
    'says nothing of %s where it is how it was, or not known',
    (_what, rule, clash) => {
      expect(count(rule, ['q2', clash[1]])).toBe(0)
      expect(count(rule, ['q15', `I don't know yet whether ${clash[1]}`])).toBe(0)
    },
  )
})
