import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { findLaterTurns } from './find-later-turns.ts'
import { GAP_TEXT } from './text-en.ts'

const studio = writeStudio()
const [requirement] = listRequirements(studio)
const [rule] = studio.rules
const [connection] = studio.integrations

function said(text: string) {
  return { quotes: [{ question: 'q9', text }], text }
}

/** A document in which nothing but these was said. */
function asked(told: { does?: string[]; rules?: string[]; outside?: string[] }): string[] {
  if (!requirement || !rule || !connection) throw new Error('an empty studio')
  const requirements = (told.does ?? []).map((text) => ({ ...requirement, ...said(text) }))
  const written = {
    ...studio,
    features: [{ title: '', requirements }],
    rules: (told.rules ?? []).map((text) => ({ ...rule, ...said(text), outcome: null })),
    integrations: (told.outside ?? []).map((text) => ({
      ...connection,
      ...said(text),
      kind: 'service' as const,
    })),
    money: [],
  }
  return findLaterTurns(written, GAP_TEXT).map(({ text }) => text)
}

describe('what a developer asks of later turns', () => {
  it.each([
    [
      { rules: ['The deposit is 25%, due in 14 days'] },
      'Of what is the share taken: “The deposit is 25%”?',
    ],
    [
      { does: ['confirm the list', 'change the number'] },
      '“confirm the list”: if something changes after that, is it needed again?',
    ],
    [
      { does: ['book a trip', 'block days off'] },
      '“block days off”: what happens to what is booked already, and who tells those people?',
    ],
    [
      { does: ['book a trip', 'change prices'] },
      '“change prices”: does a new price change what is booked already?',
    ],
    [
      { outside: ['the cards must be entered by hand'] },
      '“the cards must be entered by hand”: who brings this in, and what about lines that do not fit?',
    ],
  ])('asks once: %j', (told, text) => {
    expect(asked(told)).toEqual([text])
  })

  it.each([
    [{ rules: ['moisture > 18.6 % class B'] }],
    [{ rules: ['over 90 percent full'] }],
    [{ does: ['approve each change', 'change the number'] }],
    [{ does: ['change prices'] }],
    [{ outside: ['Square for cards'] }],
  ])('asks nothing: %j', (told) => {
    expect(asked(told)).toEqual([])
  })
})
