import { readdirSync, readFileSync } from 'node:fs'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { NAUGHTY } from '#test/hostile/hostile-values.ts'

/** What one project says: its title and its answers by question id. */
export interface AnswerSet {
  name: string
  title: string
  answers: Record<string, string>
}

/** Everything that `answerSets` can give. */
const ALL = 300

/**
 * Names as businesses have them, whose signs mean something to one program or another. A prime
 * number of them, so that also a small spread meets many.
 */
const NAMES = [
  'Check-in',
  'Sign-up',
  '- Front-desk staff',
  'Follow-up call',
  'C++ course (beginners)',
  'A/B price list',
  'Room [double]',
  '{{guest}} card',
  'Plan $5+',
  'Q&A <online>',
  'No. 1 | No. 2',
  '^Top* shelf?',
  'back\\slash list',
  '受付-A',
  'チェック・イン',
  '100% cotton',
  '$& order',
  "Owner's `menu`",
  'e-mail: news',
]

/**
 * Projects to make documents of: every field case and golden answer set as it is, then each of
 * them again with odd names and hostile strings woven into it. Fewer than 300 are a spread of them.
 */
export function answerSets(count: number): AnswerSet[] {
  const told = [...fieldCases(), ...goldenSets(), whole('the sample', SAMPLE_PROJECT)]
  const woven = Array.from({ length: ALL - told.length }, (_, index) => {
    const base = told[index % told.length]
    return base ? weave(base, index) : []
  })
  const all = [...told, ...woven.flat()]
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * ALL) / count)]).filter(
    (set) => set !== undefined,
  )
}

function fieldCases(): AnswerSet[] {
  return readSets('../test/field-cases/').map(({ name, title, answers }) => {
    const byId = Object.entries(answers).map(([order, text]) => [`q${order}`, text])
    return whole(name, { title, answers: Object.fromEntries(byId) })
  })
}

function goldenSets(): AnswerSet[] {
  return readSets('../src/domain/requirements/golden/').map((set) => whole(set.name, set))
}

function readSets(folder: string): AnswerSet[] {
  const at = new URL(folder, import.meta.url)
  const names = readdirSync(at).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => {
    const set = JSON.parse(readFileSync(new URL(name, at), 'utf8')) as Omit<AnswerSet, 'name'>
    return { ...set, name }
  })
}

/** With the sample's answer where a required one was left out, so that a document can be made. */
function whole(name: string, { title, answers }: Omit<AnswerSet, 'name'>): AnswerSet {
  const required = QUESTIONS.filter((question) => question.required)
  const sample = required.map(({ id }) => [id, SAMPLE_PROJECT.answers[id] ?? ''])
  return { name, title, answers: { ...Object.fromEntries(sample), ...answers } }
}

/** The same business with new names, and with a hostile string in each answer. */
function weave(base: AnswerSet, index: number): AnswerSet {
  const name = NAMES[index % NAMES.length] ?? ''
  const added: Record<string, string> = {
    q5: `${name}: they register guests and see the ${name} list`,
    q6: `1. A guest opens the ${name}.\n2. The ${name} is confirmed.`,
    q7: `Must: a guest starts a ${name}. The app keeps each ${name}.`,
    q9: `A ${name} is allowed once a day.`,
    q10: `${name}: the moment a guest arrives, date, time`,
  }
  const answers = Object.entries(base.answers).map(([id, text], place) => {
    const hostile = NAUGHTY[(index * 17 + place * 5) % NAUGHTY.length] ?? ''
    return [id, [text, added[id] ?? '', asLine(hostile, place)].join('\n').trim()]
  })
  return {
    name: `${base.name} with ${JSON.stringify(name)} (${index})`,
    title: `${name} ${base.title}`.slice(0, 200),
    answers: Object.fromEntries(answers),
  }
}

/** As a sentence, as a point of a list, or as a term that is explained. */
function asLine(text: string, place: number): string {
  const lines = [text, `- ${text}: the thing that everybody uses`, `${text}: a name, a date`]
  return lines[place % lines.length] ?? text
}
