import { describe, expect, it } from 'vitest'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'
import { readEnglish } from './read-english.ts'

const rowsOf = (answers: Record<string, string>) =>
  readEnglish(
    Object.entries(answers).map(([question, text]) => ({ question, text })),
    createWinkTagger(),
  )
const rights = (answers: Record<string, string>) =>
  rowsOf(answers).flatMap((row) =>
    row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : [],
  )
const roles = (text: string) =>
  rowsOf({ q5: text }).flatMap((row) =>
    row.kind === 'role'
      ? [[row.name, ...row.also, ...(row.access ? [] : ['no access'])].join(', ')]
      : [],
  )
const features = (answers: Record<string, string>) =>
  rowsOf(answers).flatMap((row) =>
    row.kind === 'feature' ? [`${row.actor}: ${row.does} (${row.priority})`] : [],
  )
const rules = (text: string) =>
  rowsOf({ q9: text }).flatMap((row) =>
    row.kind === 'rule' ? [`${row.when ?? 'always'} => ${row.then}`] : [],
  )

describe('who is who', () => {
  it.each([
    [
      'Learners book lessons. The examiner doesn’t use the app.',
      ['learner', 'examiner, no access'],
    ],
    ['Market manager (Denise): approves bookings', ['Market manager, Denise']],
    ['me (manager) - everything\nlandlord - nothing', ['manager', 'landlord, no access']],
    ['The accompanist, Tomasz, only needs the dates.', ['accompanist, Tomasz']],
    ['Only my husband Rolf can delete a learner.', ['Rolf, husband']],
    [
      'me and my colleague, then three nurses and the pet owners. owners can book a slot',
      ['founder, me', 'colleague', 'nurse', 'pet owner, owner'],
    ],
    ['There are walkers and two vets. I talked to my sister about it.', ['walker', 'vet']],
    ['parents no. members see the line', ['parent, no access', 'member']],
    ['Me and my deputy Anke: everything', ['owner', 'deputy Anke']],
    [
      'Cashier, that is me - sees all. Pickers, we have 9 of them - pick orders',
      ['Cashier', 'Picker'],
    ],
    ['Lifeguards: Ada, Ben and Cleo. See the rota.', ['Lifeguard, Ada, Ben, Cleo']],
    ['Members: book lane, pay', ['Member']],
    [
      'Pier warden: opens the pier\nWarden of the union - sees reports',
      ['Pier warden', 'Warden of the union'],
    ],
    ["The rowers, what d'you call it, there'd be trouble. The others can see it.", ['rower']],
  ])('%s', (text, expected) => expect(roles(text)).toEqual(expected))
})

describe('what each may and never does', () => {
  it.each([
    [
      'Riders see only their own bikes.',
      ['rider may see their own bikes', "rider never see others' bikes"],
    ],
    [
      'Guest: orders drinks, sees own bill, never sees other tables',
      ['Guest may order drinks', 'Guest may see own bill', 'Guest never see other tables'],
    ],
    [
      'Coaches pick the team and can write to all parents. It would not be right if a coach saw who has not paid.',
      [
        'coach may pick the team',
        'coach may write to all parents',
        'coach never see who has not paid',
      ],
    ],
    [
      'Porter: lifts boxes.\nOther porters’ tips he should not see.',
      ['Porter may lift boxes', "Porter never see Other porters' tips"],
    ],
    [
      'Clerk: enters orders.\nNobody but the clerk may change prices.',
      ['Clerk may enter orders', 'Clerk only change prices'],
    ],
    [
      'Stallholder: books a pitch\nMarket manager: same as stallholder plus approve bookings',
      [
        'Stallholder may book a pitch',
        'Market manager may approve bookings',
        'Market manager may book a pitch',
      ],
    ],
    [
      'can:\n- Baker: print the list\ncannot:\n- Baker: see phone numbers\n- nobody except me: change prices',
      ['Baker may print the list', 'Baker never see phone numbers'],
    ],
    [
      'the porters they see the rooms of the day and they punch in the hours but the porters never see what guests pay',
      [
        'porter may see the rooms of the day',
        'porter may punch in the hours',
        'porter never see what guests pay',
      ],
    ],
    [
      'Treasurer: everything except prices',
      ['Treasurer may do everything except prices', 'Treasurer never handle prices'],
    ],
    [
      'Me and my deputy Anke: everything',
      ['owner may do everything', 'deputy Anke may do everything'],
    ],
    [
      'Lifeguard: sees the rota. NOT wages.',
      ['Lifeguard may see the rota', 'Lifeguard never see wages'],
    ],
    [
      'Member: see lanes, sign up, cancel, see own hours',
      [
        'Member may see lanes',
        'Member may sign up',
        'Member may cancel',
        'Member may see own hours',
      ],
    ],
  ])('%s', (text, expected) => expect(rights({ q5: text })).toEqual(expected))

  it.each([
    ['After six only the captain can move a boat.', ['captain only move a boat']],
    ['Wages should not be seen by rowers.', ['rower never see Wages']],
    ['I am the one who decides the crew.', ['owner may decide the crew']],
    [
      'Any trip past the pier must go to the captain.',
      ['captain may decide Any trip past the pier'],
    ],
    ['The captain approves every repair.', ['captain may approve every repair']],
    ['I wish the captain approved every repair.', []],
  ])('also told in passing: %s', (q9, expected) =>
    expect(rights({ q5: 'Me, the captain and the rowers.', q9 })).toEqual(expected),
  )

  it('never says the opposite of a refusal under a heading', () => {
    const found = rights({ q5: 'cannot:\n- Waiter: doesn’t need the prices\n- Owner (me)' })
    expect(found).toEqual(['Waiter never see the prices'])
  })

  it('does not give the founder what she tells of somebody else', () => {
    const found = rights({
      q5: "me and the customers that's it oh and Ines my niece she sees the Saturday dogs but I don't want her seeing the money",
    })
    expect(found).toEqual(['Ines may see the Saturday dogs', 'Ines never see the money'])
  })
})

describe('what the app must offer', () => {
  it.each([
    [{ q7: 'It would be nice if parents could pay online.' }, ['null: pay online (could)']],
    [
      { q5: 'Skippers and me', q7: 'The log. Then paying.', q6: 'The skipper pays with a card.' },
      ['null: have log (unsaid)', 'skipper: pay with a card (unsaid)'],
    ],
    [
      {
        q5: 'Skippers',
        q7: "Then the list for the skipper with the tides. That's the main thing.",
      },
      ['skipper: see list with the tides (must)'],
    ],
    [
      { q7: 'Then the tide table and the weather would be nice.' },
      ['null: have tide table (unsaid)', 'null: have weather (could)'],
    ],
    [
      { q7: 'The harbour photos. The tide table. I could live without the photos.' },
      ['null: have harbour photos (could)', 'null: have tide table (unsaid)'],
    ],
    [
      { q7: 'Must:\n- guest books a table\nLater:\n- vouchers', q5: 'Guest: books' },
      ['Guest: book a table (must)'],
    ],
    [
      {
        q7: 'number one is the reminder number two they pick a day number three the driver gets the list those are the musts',
        q5: 'the driver sees the list',
      },
      ['app: send reminder (must)', 'null: pick a day (must)', 'driver: get the list (must)'],
    ],
    [
      { q7: 'The first version has to let learners book lessons.', q5: 'Learners see lessons.' },
      ['learner: book lessons (unsaid)'],
    ],
    [{ q7: 'The most important is the calendar.' }, ['null: have calendar (must)']],
    [
      { q7: 'Dentist approves / rejects a request', q5: 'Dentist: sees requests' },
      ['Dentist: approve a request (unsaid)', 'Dentist: reject a request (unsaid)'],
    ],
    [
      { q7: 'B) Should\n- calendar\nC) Could\n- statistics' },
      ['null: have calendar (should)', 'null: have statistics (could)'],
    ],
  ])('%j', (answers, expected) => expect(features(answers)).toEqual(expected))

  it('makes nothing of what the founder does not need', () => {
    expect(
      features({ q7: "I don't need any statistics. We have two vans. Everybody wants those." }),
    ).toEqual([])
  })
})

describe('what always holds', () => {
  it.each([
    ['If a learner cancels late, she pays half.', ['a learner cancels late => she pays half']],
    ['after its booked you can move it no charge later than that its 20 pounds', undefined],
    [
      'A loan lasts 7 days. No, sorry, that is not right: A loan lasts 14 days.',
      ['always => A loan lasts 14 days'],
    ],
    [
      'When a repair costs more than 80 euros, then the rider must agree.',
      ['a repair costs more than 80 euros => the rider must agree'],
    ],
    ['I hope that makes sense. Nobody under 18 ever.', ['always => Nobody under 18 ever']],
    [
      'Fees. Rowers 40 a year, juniors 12 a year, under 6 free.',
      ['always => Rowers 40 a year', 'always => juniors 12 a year', 'always => under 6 free'],
    ],
    [
      'Lanes open at 8 and they close at 20:00.',
      ['always => Lanes open at 8', 'always => they close at 20:00'],
    ],
    ['Copied from our leaflet:\n- One boat for each crew', ['always => One boat for each crew']],
    ['House rules:\n- One boat for each crew', ['always => One boat for each crew']],
    ['Late return:\n- One month without a boat', ['Late return => One month without a boat']],
    [
      'Less than 30 days notice means one month is kept.',
      ['Less than 30 days notice => one month is kept'],
    ],
    [
      'The coach may not pick a child who owes fees, though the treasurer can make an exception.',
      [
        'always => The coach may not pick a child who owes fees',
        'always => the treasurer can make an exception',
      ],
    ],
  ])('%s', (text, expected) => {
    if (expected) expect(rules(text)).toEqual(expected)
    else expect(rules(text).length).toBeGreaterThan(0)
  })
})
