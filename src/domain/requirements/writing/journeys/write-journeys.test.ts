import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { JourneyStep } from '#domain/requirements/document-journeys.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const deed = (said: string, actor: string, does: string) =>
  byModel(makeRow('feature', said, { actor, does }))
const step = (said: string, [role, does]: [string, string], feature: string | null = null) =>
  byModel(makeRow('step', said, { who: role, role, does, feature }))
const ROLES = ['hirer', 'clerk'].map((name) => makeRow('role', `q5: ${name}s`, { name }))

function stepsOf(
  rows: readonly Row[],
  story?: string,
): { does: string; carried: string[]; step: JourneyStep }[] {
  const more = story === undefined ? {} : { answers: [{ questionId: 'q6', value: story }] }
  const document = writeRows([...ROLES, ...rows], undefined, more)
  const texts = new Map(listRequirements(document).map(({ id, text }) => [id, text]))
  return (document.journeys[0]?.steps ?? []).map((each) => ({
    does: each.text,
    carried: each.requirements.map((id) => texts.get(id) ?? id),
    step: each,
  }))
}

describe('the steps of the story', () => {
  it('stand in the order they were told in, whoever takes them, and wherever it is said whose story it is', () => {
    const hers = { question: 'q6', words: 'Priya, party' }
    const told = (said: string, role: string, does: string) => {
      const row = step(said, [role, does])
      return role === 'hirer' ? { ...row, said: [hers, ...row.said] } : row
    }
    const rows = [
      told('q6: 1. picks the hall', 'hirer', 'pick the hall'),
      told('q6: 3. she pays by card, then it says so', 'hirer', 'pay by card, then it says so'),
      told('q6: 2. I say yes on my phone', 'clerk', 'say yes'),
    ]
    const story =
      'Priya, party\n1. picks the hall\n2. I say yes on my phone\n3. she pays by card, then it says so'
    expect(stepsOf(rows, story).map(({ does }) => does)).toEqual([
      'The hirer picks the hall.',
      'The clerk says yes.',
      'The hirer pays by card, then it says so.',
    ])
  })

  it('are bound to nothing that only somebody else does, and to what is pressed', () => {
    const rows = [
      deed('q7: hirers count the oars', 'hirer', 'count the oars'),
      deed('q7: clerks see the list of boats', 'clerk', 'see the list of boats'),
      step('q6: the clerk counts the oars', ['clerk', 'count the oars'], 'count the oars'),
      step(
        'q6: he walks to the boat, taps Start',
        ['clerk', 'walk to the boat, tap Start'],
        'see the list of boats',
      ),
    ]
    const [counted, started] = stepsOf(rows)
    expect(counted?.step.requirements).toEqual([])
    expect(started?.step.requirements).toEqual([])
    expect(started?.step.outside).toBeUndefined()
  })

  it('are not carried by what only the same person of the house does', () => {
    const who = 'ask Ida. That is me.'
    const scrap = deed('q5: only I can scrap a boat', 'clerk', 'scrap a boat')
    const rows = [
      { ...scrap, said: [...scrap.said, { question: 'q6', words: who }] },
      {
        ...step('q6: I give the deposit back', ['clerk', 'give the deposit back']),
        said: [
          { question: 'q6', words: 'I give the deposit back' },
          { question: 'q6', words: who },
        ],
      },
    ]
    const [only] = stepsOf(rows)
    expect(only?.carried).toEqual([])
    expect(only?.step.outside).toBe(true)
  })

  it('need what a reader names for them, and are carried by what speaks of the same', () => {
    const rows = [
      deed('q7: hirers book a boat', 'hirer', 'book a boat'),
      deed('q7: clerks mark it back', 'clerk', 'mark the boat as back'),
      step('q6: Olu books a boat', ['hirer', 'book a boat'], 'book a boat'),
      step('q6: he rows to the island', ['hirer', 'drive to the island'], 'book a boat'),
      step(
        'q6: Ada takes a picture of the hull',
        ['clerk', 'take a picture of the hull'],
        'mark the boat as back',
      ),
    ]
    const [booked, rowed, pictured] = stepsOf(rows)
    expect(booked?.carried).toEqual(['The app shall let the hirer book a boat.'])
    expect(rowed?.carried).toEqual([])
    expect(rowed?.step).toMatchObject({ outside: true, needs: booked?.step.requirements })
    expect(pictured?.carried).not.toContain('The app shall let the clerk mark the boat as back.')
  })

  it.each(['put in the kids and adults', 'put their name to the list'])(
    'are done in the app where something is put into it: %s',
    (does) => {
      const [only] = stepsOf([step(`q6: Olu, ${does}`, ['hirer', does])])
      expect(only?.step.outside).toBeUndefined()
    },
  )

  it('are done by hand where something is put somewhere', () => {
    const [only] = stepsOf([step('q6: Olu puts the oars away', ['hirer', 'put the oars away'])])
    expect(only?.step.outside).toBe(true)
  })

  it('are not outside of the app where it sends what they tell of', () => {
    const said = 'q6: last Olu picks up the plot leaflet'
    const picks = step(said, ['hirer', 'pick up the plot leaflet'])
    const sends = makeRow('message', said, {
      when: 'the visit is over',
      to: 'hirer',
      channel: 'email',
    })
    expect(stepsOf([picks])[0]?.step.outside).toBe(true)
    expect(stepsOf([picks, sends])[0]?.step.outside).toBeUndefined()
  })

  it('end with a message of the app, which is not outside of it', () => {
    const [only] = stepsOf([
      byModel(makeRow('step', 'q6: the message goes out', { who: 'message', does: 'go out' })),
    ])
    expect(only?.step.outside).toBeUndefined()
    const [got] = stepsOf([
      byModel(
        makeRow('step', 'q6: Olu gets the reminder', { who: 'Olu', does: 'get the reminder' }),
      ),
    ])
    expect(got?.step.outside).toBeUndefined()
  })
})

describe('the example data of the story', () => {
  const inStory = (said: string, [role, does]: [string, string], example: string[]) =>
    byModel(makeRow('step', said, { who: role, role, does, example }))

  it('holds no figure that a price or a rule tells of everybody, and no reason', () => {
    const document = writeRows([
      ...ROLES,
      inStory(
        'q6: Olu pays forty euros deposit on Friday, because Ada works',
        ['hirer', 'pay'],
        ['Olu', 'forty euros', 'Friday', 'because Ada works'],
      ),
      byModel(
        makeRow('money', 'q9: the deposit is forty euros', { what: 'the deposit is forty euros' }),
      ),
    ])
    expect(document.journeys[0]?.examples).toEqual(['Olu', 'Friday'])
  })

  it('holds nothing of what plainly goes for every customer: that is a rule to confirm', () => {
    const rows = [
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      makeRow('role', 'q5: 係', { name: '係' }),
      inStory(
        'q6: 林さんが十時の舟を二名で取ると三桁の番号が出る',
        ['お客様', '舟を取る'],
        ['林さん', '十時の舟', '二名', '三桁の番号'],
      ),
      inStory(
        'q6: 係が青い札を渡し、十時から四十分間乗る',
        ['係', '札を渡す'],
        ['青い札', '十時から四十分間'],
      ),
    ]
    const document = writeRows(rows, JAPANESE)
    expect(document.journeys[0]?.examples).toEqual(['林さん', '十時の舟', '二名'])
    const told = document.rules.map(({ outcome, mark }) => [outcome, mark])
    expect(told).toEqual([
      ['「三桁の番号」', 'unconfirmed'],
      ['「青い札」', 'unconfirmed'],
      ['「四十分間」', 'unconfirmed'],
    ])
  })

  it('holds no figure that a rule tells in a longer word', () => {
    const document = writeRows([
      ...ROLES,
      inStory(
        'q6: Olu takes photos of every room, min 6',
        ['hirer', 'take photos'],
        ['Olu', 'min 6'],
      ),
      makeRow('rule', 'q6: photos of every room, min 6', {
        when: 'photos of every room',
        then: 'minimum 6',
      }),
    ])
    expect(document.journeys[0]?.examples).toEqual(['Olu'])
  })

  it('keeps how late somebody came that day', () => {
    const document = writeRows([
      ...ROLES,
      inStory('q6: Olu comes twenty minutes late', ['hirer', 'come'], ['twenty minutes']),
    ])
    expect(document.journeys[0]?.examples).toEqual(['twenty minutes'])
    expect(document.rules).toEqual([])
  })
})
