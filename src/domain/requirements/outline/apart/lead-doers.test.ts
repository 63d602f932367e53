import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { leadTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { readWorkedOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { tellDoers } from './lead-doers.ts'

interface Told {
  sentence: string
  /** The founder's words behind the function. */
  said: string
  names: readonly [name: string, also: string[], can?: string[]][]
  words?: typeof ENGLISH
  /** What is besides so of the one function, and other functions of the line. */
  more?: Partial<FunctionalRequirement>
  others?: Partial<FunctionalRequirement>[]
}

function tell({ sentence, said, names, words = ENGLISH, more = {}, others = [] }: Told) {
  const requirements = [more, ...others].map((each, at) => ({
    ...{ id: `FR-00${at + 1}`, text: 'The app shall do it.', role: 'ROLE-01', beside: [] },
    ...{ actorAssumed: true, criteria: [], rules: [], sources: ['q7'], mark: 'stated' },
    ...{ quotes: [{ question: 'q7', text: said }], ...each },
  })) as unknown as FunctionalRequirement[]
  const document: RequirementsDocument = {
    ...writeRows([]),
    roles: names.map(([name, also, can = ['see it']], at) => ({
      ...{ id: `ROLE-0${at + 1}`, name, also, can, mustNot: [] },
      ...{ sources: ['q5'], mark: 'stated' as const, quotes: [] },
    })),
    features: [{ title: 'All', requirements }],
  }
  const workedOut = readWorkedOut(document, words.document)
  const desk = createDesk(document, words.document, { workedOut, isFile: true })
  return tellDoers({ desk, text: leadTextOf(words.document) }, sentence, requirements)
}

const OWNER: Told['names'][number] = ['Owner', ['Nell'], ['do everything']]
const MINDER: Told['names'][number] = ['Minder', ['Bo']]
const BOTH = [OWNER, MINDER]
const DOES = { sentence: 'The owner sees the loans.', names: BOTH }

it.each<[string, Told, string]>([
  ['nobody is named', { ...DOES, said: 'a list of the loans' }, 'The owner† sees the loans.'],
  ['they are named', { ...DOES, said: 'the owner has a list' }, 'The owner sees the loans.'],
  ['several of them are', { ...DOES, said: 'a list for the owners' }, 'The owner sees the loans.'],
  ['their other name is said', { ...DOES, said: 'Nell has a list' }, 'The owner sees the loans.'],
  [
    'somebody else is named',
    { ...DOES, said: 'the minder has a list' },
    'The owner† sees the loans.',
  ],
  [
    'one of two is named',
    {
      ...{ names: BOTH, said: 'the minder has a list', more: { beside: ['ROLE-02'] } },
      sentence: 'The owner and the minder see the loans.',
    },
    'The owner† and the minder see the loans.',
  ],
  ...['tell us', 'we need a list', 'we see it ourselves'].map((said): [string, Told, string] => [
    `who may everything says “${said}”`,
    { ...DOES, said },
    'The owner sees the loans.',
  ]),
  [
    '“we” is said, of somebody who may not everything',
    { said: 'we see it', names: [MINDER], sentence: 'The minder sees the loans.' },
    'The minder† sees the loans.',
  ],
  [
    '“us” is in another word',
    { ...DOES, said: 'a bus of tools, weekly' },
    'The owner† sees the loans.',
  ],
  [
    'they are named, and another function of the line is told of them',
    { ...DOES, said: 'Nell has a list', others: [{ actorAssumed: false }] },
    'The owner sees the loans.',
  ],
  [
    'the app does it, whoever is named',
    {
      ...{ names: BOTH, said: 'the owner wants the app to do it', more: { role: null } },
      sentence: 'The app sends the list.',
    },
    'The app† sends the list.',
  ],
  [
    '日本語で、名前がない',
    {
      words: JAPANESE,
      said: '貸出の一覧',
      names: [['店主', []]],
      sentence: '店主は、一覧を見る。',
    },
    '店主※は、一覧を見る。',
  ],
  [
    '日本語で、名前がある',
    {
      words: JAPANESE,
      said: '店主が見る',
      names: [['店主', []]],
      sentence: '店主は、一覧を見る。',
    },
    '店主は、一覧を見る。',
  ],
  ...['うちらで見る', '私たちが見る'].map((said): [string, Told, string] => [
    `日本語で「${said}」`,
    { words: JAPANESE, said, names: [['店主', [], ['全部']]], sentence: '店主は、一覧を見る。' },
    '店主は、一覧を見る。',
  ]),
])('has its signs behind whom only we named, where %s', (...[, told, sentence]) => {
  expect(tell(told)).toEqual({ sentence, isSigned: true })
})

it('has none where another function of the line is told of who is supposed here', () => {
  const said = 'a list of the loans'
  expect(tell({ ...DOES, said, others: [{ actorAssumed: false }] })).toEqual({
    ...{ sentence: 'The owner sees the loans.', isSigned: false },
  })
})
