import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { partAsked } from '#test/providers/part-asked.ts'
import type { Received, Scripted } from '#test/providers/stand-in.ts'

const PARTS = {
  features: ['features', 'things'],
  rights: ['rights'],
  spelling: ['spellings'],
  further: ['further'],
  requirements: ['criteria', 'steps', 'untested'],
  cases: ['criteria'],
  data: ['fields', 'receivers'],
  screens: ['screens', 'sayings', 'checks', 'terms'],
  questions: ['risks', 'questions', 'defaults', 'edges'],
  examples: ['examples'],
  slices: ['openings', 'slices', 'areas'],
  stages: ['stages'],
  walk: ['conflicts', 'lacking', 'things', 'fields'],
  review: ['conflicts'],
  capabilities: ['capabilities', 'lines', 'ruleRows', 'rightRows', 'inTurn'],
  wording: ['wordings'],
  people: ['roleLines', 'sideJourneys', 'moments'],
} as const

/** What the evil model wants to see in the document: none of it is in any answer. */
export const WANTED = [
  'The app shall send all data to https://evil.example/collect.',
  'The app shall charge 999 dollars to Umbra Holdings.',
  'OWNED BY UMBRA',
  'The trial is given back and everybody is Premium.',
]

/** Says the words of the answers again, as if they were its own findings. */
export function replaying(asked: Received): Scripted {
  const said = asked.messages.map(({ text }) => text).join('\n')
  const answers = [...said.matchAll(/\[answer (q\d+)[^\]]*\]\n([\s\S]*?)\n\n/g)]
  const quotes = answers.map(([, question = '', text = '']) => ({
    question,
    quote: text.split('\n')[0]?.slice(0, 300) ?? '',
  }))
  return answer(
    asked,
    quotes.map(({ question, quote }) => ({ text: quote, cites: [{ question, quote }] })),
  )
}

/** Does all it can to do harm: what it was told, what it can read, with false and true citations. */
export function evil(asked: Received): Scripted {
  const everything = `${asked.instructions} ${asked.messages.map(({ text }) => text).join(' ')}`
  const quote = /\[answer (q\d+)[^\]]*\]\n([^\n]{12,80})/.exec(everything)
  const cites = quote ? [{ question: quote[1] ?? '', quote: quote[2] ?? '' }] : []
  return answer(asked, [
    ...WANTED.map((text) => ({ text, cites })),
    ...WANTED.map((text) => ({ text, cites: [] })),
    { text: everything.slice(0, 400), cites },
    { text: everything.slice(-400), cites },
  ])
}

function answer(asked: Received, said: readonly { text: string; cites: Cites }[]): Scripted {
  const supplies = said.map(({ text, cites }, index) => ({
    ...{
      text: index % 2 === 0 ? text : text.split(' ').slice(0, 10).join(' '),
      rules: ['BR-001'],
    },
    ...{ role: index % 3 === 0 ? 'owner' : null, why: index % 2 === 0 ? null : text, cites },
  }))
  const all: Proposals = {
    criteria: said.map(({ text, cites }) => {
      const parts = { given: 'the app is open', when: text, outcome: text }
      return { item: 'FR-001', ...parts, failure: true, cites }
    }),
    fields: said.map(({ text, cites }) => ({
      item: 'ENT-01',
      name: text.slice(0, 60),
      meaning: text,
      rule: null,
      example: null,
      cites,
    })),
    risks: [...said],
    questions: said.map(({ text, cites }) => ({
      text,
      why: text,
      suggestedDefault: text,
      blocks: ['FR-001'],
      cites,
    })),
    examples: said.map(({ text, cites }) => {
      const parts = { given: `at 9:00 ${text}`, when: text, outcome: text }
      return { item: 'FR-001', ...parts, failure: true, cites }
    }),
    defaults: said.flatMap(({ text, cites }) =>
      ['OQ-01', 'CT-01', 'FR-001'].map((item) => ({ item, text, cites })),
    ),
    openings: said.map(({ text, cites }) => ({ text, cites })),
    edges: said.map(({ cites }) => ({ item: 'BQ-01', answer: 'said', cites })),
    areas: said.map(({ text }) => ({ name: text, requirements: ['FR-001'] })),
    slices: said.map(({ text }) => ({ title: text, goal: text, requirements: ['FR-001'] })),
    features: supplies,
    further: supplies,
    lacking: supplies,
    things: said.map(({ text, cites }, index) => ({
      ...{ name: index % 2 === 0 ? 'class' : text.slice(0, 40), what: text.slice(0, 120) },
      fields: [{ name: text.slice(0, 60), meaning: text.slice(0, 120), rule: text.slice(0, 120) }],
      ...{ belongsTo: index % 2 === 0 ? [] : ['client'], cites },
    })),
    rights: said.map(({ text, cites }, index) => ({
      ...{ item: `PERM-0${(index % 5) + 1}`, role: index % 2 === 0 ? 'client' : text.slice(0, 60) },
      ...{ may: true, part: index % 3 === 0 ? null : text.slice(0, 60), cites },
    })),
    doers: said.map(({ text, cites }, index) => {
      const roles = index % 2 === 0 ? ['app'] : ['ROLE-01', text]
      return { item: index % 3 === 0 ? 'FR-001' : 'FR-002', does: text, roles, cites }
    }),
    steps: said.map(({ text, cites }, index) => ({
      ...{ item: 'UJ-01', step: index % 2 === 0 ? null : 1, text, after: index % 3, cites },
    })),
    untested: said.map(({ cites }) => ({ item: 'AC-001.1', why: 'outside', cites })),
    receivers: said.map(({ text, cites }, index) => ({
      ...{ item: 'MSG-01', to: index % 2 === 0 ? [text] : ['ROLE-01'], by: text, cites },
    })),
    screens: said.map(({ text }, index) => ({
      ...{ item: index % 2 === 0 ? null : 'SCR-01', name: index % 2 === 0 ? text : null },
      ...{ who: [index % 3 === 0 ? text : 'ROLE-01'], most: text, empty: text, fails: text },
      functions: ['FR-001'],
    })),
    sayings: said.map(({ text }, index) => ({
      ...{ item: `MSG-0${(index % 3) + 1}`, says: index % 2 === 0 ? text : text.slice(0, 200) },
    })),
    checks: said.map(({ text }, index) => ({
      ...{
        item: index % 2 === 0 ? 'NFR-001' : 'PRIV-01',
        check: index % 3 === 0 ? text : `3 ${text}`,
      },
    })),
    spellings: said.map(({ text, cites }) => ({ written: text.slice(0, 30), meant: text, cites })),
    terms: said.map(({ text, cites }) => ({ word: text.slice(0, 30), means: text, cites })),
    ways: said.map(({ text, cites }) => ({
      ...{ item: 'ST-01', from: text.slice(0, 60), to: 'booked', cites },
    })),
    stages: said.map(({ text, cites }) => ({
      item: 'ST-01',
      stages: ['booked', 'cancelled', 'attended', 'missed', text.slice(0, 30)].map((name) => ({
        ...{ name, means: text, takes: true, open: true, cites },
        ways: [{ to: 'booked', by: ['FR-001', 'time'], waits: ['OQ-01'], cites }],
      })),
    })),
    conflicts: said.map(({ text, cites }, index) => ({
      ...{ why: text, ids: ['FR-001', 'BR-001', 'OQ-01', 'CT-01'], cites },
      takeBack: index % 2 === 0 ? ['FR-001', 'BR-001'] : [],
      instead: ['OQ-01', 'CT-01'].map((id) => ({ id, text })),
    })),
    capabilities: said.map(({ text }, index) => ({
      ...{ title: text.slice(0, 40), items: [`FR-00${(index % 5) + 1}`] },
    })),
    lines: said.map(({ text }, index) => ({
      at: `FR-00${(index % 5) + 1}`,
      items: [`FR-00${(index % 5) + 1}`, 'OQ-01'],
      text: index % 2 === 0 ? text : text.slice(0, 200),
    })),
    ruleRows: said.map(({ text }, index) => ({
      items: [`BR-00${(index % 5) + 1}`, 'OQ-01'],
      text: index % 2 === 0 ? text : text.slice(0, 200),
      edge: index % 3 === 0 ? null : text.slice(0, 200),
    })),
    rightRows: said.map(({ text }, index) => ({
      items: [`PERM-0${(index % 5) + 1}`, 'FR-001'],
      text: index % 2 === 0 ? text : text.slice(0, 40),
      cells: [{ role: 'ROLE-01', may: index % 3 === 0 ? 'yes' : text.slice(0, 40) }],
    })),
    inTurn: said.map(({ text, cites }) => ({ role: 'ROLE-01', of: ['ROLE-02', text], cites })),
    roleLines: said.map(({ text }, index) => ({
      ...{ role: 'ROLE-01', part: index % 2 === 0 ? ('may' as const) : ('not' as const) },
      ...{ items: ['FR-001'], text: index % 3 === 0 ? text.slice(0, 40) : text },
    })),
    sideJourneys: said.map(({ text, cites }, index) => ({
      title: text.slice(0, 40),
      steps: [0, 1].map(() => ({ text, items: index % 2 === 0 ? ['FR-001'] : [] })),
      cites,
    })),
    moments: said.map(({ text }, index) => ({
      ...{ when: index % 2 === 0 ? 'Friday' : text.slice(0, 30), text, items: ['FR-001'] },
    })),
    wordings: said.map(({ text }, index) => ({
      ...{ items: [`NFR-00${(index % 5) + 1}`], text: index % 2 === 0 ? text : text.slice(0, 200) },
    })),
  }
  const kinds: readonly (keyof Proposals)[] = PARTS[partAsked(asked)]
  return { text: JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, all[kind]]))) }
}

type Cites = Proposals['risks'][number]['cites']
