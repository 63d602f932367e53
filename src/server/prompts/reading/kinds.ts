import type { RowKind } from '#domain/reading/rows.ts'

/** What a model is told of each kind: its fields, and an example from a dog walker's app. */
export const KINDS: Readonly<Record<RowKind, string>> = {
  role: 'name, also (other names), access (false: a person who does not use it). "the vet gets no login" → vet, access false',
  permission:
    'role, may, what. `only`: nobody else may ("only A and B": each `only`). "walkers see only their own dogs, never the door code" → walker may "see their own dogs"; walker never "see others\' dogs"; walker never "see the door code". "only A, B when A is away": A only, B may "… when A is away", no contradiction. One row for each thing a role sees, does or may not',
  feature:
    'id (f1…), actor (who acts: a role, app; nobody named: leave out; who only receives is no actor), does, priority, outcome (what one sees when it worked; its words stand in `said`, too), things. "must: owners book a walk" → owner, "book a walk", must. An ability of answer 5 too, but for names alone ("cashier – payments": permission)',
  rule: 'when, then, on (feature ids, things). "free till noon the day before" → "cancelled till noon the day before", "free"',
  case: 'during (id), when (what goes wrong), then (what shall happen; a complaint of today tells none). "dog ill: the slot is freed"',
  stages: 'thing, stages, moves. "a walk is asked, booked, walked"',
  step: 'a step of the told story: who, role, does, feature (id), example. "Rex\'s mum taps Tuesday" → Rex\'s mum, owner, "tap a day", ["Tuesday"]',
  thing:
    'name, fields [{name, private, values}], keep (how long). "dog: name, size S/M/L, kept 2 years"',
  message:
    'to (role; not said: leave out), when (what sets it off), channel. "dog home: owner gets a text". Also one told in a rule or case',
  connection: 'what, direction (in, out, both). "my list in Excel": in',
  money: 'what. "a walk is 12 €"',
  screen: 'name, shows, role. "walker\'s page: today\'s dogs"',
  look: 'about (device, language, style, accessibility), what. "on the phone": device',
  quality:
    'about (speed, size, availability, security, usability, privacy, law, other), what, figure. "opens in 2 seconds": speed, figure "2 seconds"',
  measure: 'what, from, to, by, guard (true: must not get worse). "no-shows 9 a week to 2"',
  limit: 'about (budget, date, people, other), what. "ready by May": date',
  out: 'what, because. "no cats, my sister does them"',
  doubt: 'about (unknown, assumption, worry), what. "no idea if insurance pays": unknown',
  contradiction: 'what; two quotes that cannot both hold. "walks 30 minutes" and "45 minutes each"',
  background: 'about (problem, today, promise), what. "they phone me at night": problem',
  aside: 'nothing to build. "hope that helps"',
}

export function sayKinds(kinds: readonly RowKind[]): string {
  return kinds.map((kind) => `${kind}: ${KINDS[kind]}`).join('\n')
}
